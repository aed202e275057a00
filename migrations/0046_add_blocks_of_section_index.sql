-- A reader opens one section: its blocks alone, of the many of a notebook, and among them those with questions.
CREATE INDEX blocks_of_section ON blocks (notebook, section, kind);

CREATE INDEX essays_of_platform ON essays (state, num) WHERE school IS NULL;

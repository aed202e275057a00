-- A person's export and deletion find their mails and what they sent without reading everybody's.
CREATE INDEX mail_outbox_of_recipient ON mail_outbox (recipient);
CREATE INDEX notifications_of_sender ON notifications (sent_by);

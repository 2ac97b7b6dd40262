-- How many letters an address has sent lately is asked of its index, however the question was planned.
--
-- Before each letter that comes is stored, those of its sender within the hour are counted (…_requests_followed.sql). Asked first of an
-- empty table, the question was planned as a look through all of it, and a connection that kept that plan looked through ever more:
-- eight thousand letters in one statement took a minute and a half. As with the lists, the whole is never read.

alter function app.sent_lately(text, text) set enable_seqscan = off;

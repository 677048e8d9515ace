-- Where the goods of a confirmed order go: the profile may change afterwards.
alter table checkouts add column ship_to json;

-- The part of the site that a session is good for goes by the usual name of such a part.
alter table sessions rename column door to realm;

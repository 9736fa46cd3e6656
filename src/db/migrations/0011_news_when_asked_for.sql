-- News about the site are advertising (UWG § 7): nobody gets them who has not asked for them. They stood ticked before anyone was
-- asked, so that no tick of before is an agreement.
alter table profiles add column product_news_since timestamptz;
alter table profiles alter column notices set default array['applications', 'messages'];
update profiles set notices = array_remove(notices, 'product') where 'product' = any (notices);

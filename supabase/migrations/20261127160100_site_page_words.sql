-- Two phrases of the Chinese privacy page: a sentence that broke off, and "who asks a question" where it is
-- who starts the match.
update public.site_pages
   set body_zh = replace(
         replace(body_zh, '以及提问方的匹配条件。', '以及发起匹配一方的匹配条件。'),
         '只要您的账户存在。', '您的账户存在期间，我们会一直保存。')
 where slug = 'privacy';

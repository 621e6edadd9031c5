-- What the English pages of the site said and no longer holds: not all articles are made by a language
-- model, mistakes are reported without an email, and such a report may leave an address with us.
update public.site_pages set body = replace(body,
  'The articles, summaries and translations are generated with artificial intelligence, and we say so on every page.',
  'Articles, summaries and translations are made with artificial intelligence unless an article says otherwise; [how we make news](/how-we-make-news) explains the difference.')
where slug = 'about';

update public.site_pages set body = replace(replace(body,
  'For anything else, write to {mailbox}. Tell us which page it is on, what is wrong and what is right. We check every request and correct mistakes where readers can see it.',
  'For anything else, press “Report a mistake” at the bottom of that page, or [report it here](/report). Tell us what is wrong and what is right; you don’t need an account. We check every report and correct mistakes where readers can see it.'),
  'two-step sign-in, mails and devices', 'two-step sign-in, emails and devices')
where slug = 'contact';

update public.site_pages set body = replace(replace(replace(body,
  'for 90 days: they show us what is missing.',
  'for 90 days: they show us what is missing.

If you report a mistake, you may leave your email address. We use it only to answer you and delete it 90 days after we do.'),
  'choose which mails you get', 'choose which emails you get'),
  'delivers our mails', 'delivers our emails')
where slug = 'privacy';

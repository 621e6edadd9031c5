-- In Vietnamese "kiểm duyệt" is censorship: the pages say "kiểm tra", as everything else does; in Thai
-- paid articles have one name. What staff have changed stays.

update public.site_pages set
  body_vi = replace(body_vi,
    'đánh giá pitch deck, kiểm duyệt hồ sơ trước khi đăng',
    'đánh giá pitch deck, kiểm tra hồ sơ trước khi đăng')
where slug = 'about';

update public.site_pages set
  body_vi = replace(replace(body_vi,
    '## Đánh giá, kiểm duyệt và kết nối',
    '## Đánh giá, kiểm tra và kết nối'),
    'Việc đăng hồ sơ vẫn trừ credit dù hồ sơ không qua kiểm duyệt.',
    'Việc đăng hồ sơ vẫn trừ credit dù hồ sơ không đạt.')
where slug = 'terms';

update public.site_pages set
  body_th = replace(body_th, '## เนื้อหาที่เราได้รับค่าตอบแทน', '## เนื้อหาสนับสนุน')
where slug = 'how-we-make-news';

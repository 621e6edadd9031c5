-- The Vietnamese privacy page said that whoever hosts the server sends mails to us, and spoke of
-- strokes of handwriting where it means the typeface.
update public.site_pages
  set body_vi = replace(
    replace(body_vi, 'và các nét chữ của trang.', 'và phông chữ của trang.'),
    'và bên cho thuê máy chủ, gửi email cho chúng tôi.',
    'bên cho chúng tôi thuê máy chủ và bên chuyển email của Benih đến bạn.'
  )
  where slug = 'privacy';

-- What the Indonesian pages of the site said and no longer holds: not all articles are made by a language
-- model, mistakes are reported without an email, and such a report may leave an address with us.
update public.site_pages set body_id = replace(body_id,
  'Artikel, ringkasan, dan terjemahan dibuat dengan kecerdasan buatan, dan setiap halaman mengatakannya.',
  'Artikel, ringkasan, dan terjemahan dibuat dengan kecerdasan buatan, kecuali disebutkan lain di artikelnya; bedanya dijelaskan di [cara kami membuat berita](/how-we-make-news).')
where slug = 'about';

update public.site_pages set body_id = replace(body_id,
  'Untuk hal lain, kirim email ke {mailbox}. Beri tahu kami halamannya, apa yang keliru, dan apa yang benar. Kami memeriksa setiap permintaan dan mengoreksi',
  'Untuk hal lain, tekan “Laporkan kesalahan” di bagian bawah halaman itu, lalu beri tahu kami apa yang keliru dan apa yang benar. Anda tidak perlu punya akun. Kami memeriksa setiap laporan dan mengoreksi')
where slug = 'contact';

update public.site_pages set body_id = replace(body_id,
  'dari situ kami tahu apa yang masih kurang.',
  'dari situ kami tahu apa yang masih kurang.

Saat melaporkan kesalahan, Anda boleh mencantumkan alamat email. Kami memakainya hanya untuk menjawab Anda dan menghapusnya 90 hari setelah itu.')
where slug = 'privacy';

-- The Thai page on privacy said that the language model does not get the criteria of who asks, and
-- could be read as "Stripe, if you buy credits of Google or Facebook".
update public.site_pages set body_th = replace(
  replace(
    body_th,
    'ใบอนุญาต และคำอธิบายของเว็บไซต์ โดยไม่มีส่วนหน้าเครื่องหมาย @ ของที่อยู่อีเมลและเลขยาวในใบอนุญาต และเกณฑ์ของผู้ขอ แบบจำลองไม่ได้รับ',
    'ใบอนุญาต และคำอธิบายของเว็บไซต์ ซึ่งเราตัดส่วนหน้าเครื่องหมาย @ ของอีเมลบริษัทและเลขยาวในใบอนุญาตออกก่อน รวมทั้งได้รับเกณฑ์ของผู้ขอด้วย แบบจำลองไม่ได้รับ'
  ),
  'Stripe หากคุณซื้อเครดิต Google หรือ Facebook หากคุณเข้าสู่ระบบด้วยบริการนั้น ผู้ให้บริการ',
  'Stripe (หากคุณซื้อเครดิต) Google หรือ Facebook (หากคุณเข้าสู่ระบบด้วยบริการนั้น) ผู้ให้บริการ'
) where slug = 'privacy';

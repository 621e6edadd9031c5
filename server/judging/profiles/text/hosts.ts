/** Hosts where anybody can have a page: networks, shops, website builders, link lists. */
const OF_MANY = new Set(
  `facebook.com fb.com fb.me instagram.com linkedin.com tiktok.com youtube.com youtu.be x.com twitter.com
   threads.net pinterest.com reddit.com medium.com substack.com quora.com github.com
   linktr.ee linktree.com beacons.ai lynk.id taplink.cc carrd.co bio.link bio.site msha.ke heylink.me bit.ly
   s.id tinyurl.com t.me telegram.me wa.me whatsapp.com line.me lin.ee page.line.me zalo.me weixin.qq.com
   weibo.com xiaohongshu.com zhihu.com bilibili.com douyin.com
   blogspot.com blogger.com wordpress.com tumblr.com wixsite.com wix.com weebly.com webflow.io squarespace.com
   square.site webnode.com webnode.page site123.me strikingly.com jimdosite.com godaddysites.com
   business.site sites.google.com docs.google.com drive.google.com forms.gle google.com notion.site notion.so
   canva.site canva.com gitbook.io github.io gitlab.io vercel.app netlify.app pages.dev web.app firebaseapp.com
   herokuapp.com onrender.com glitch.me replit.app framer.website framer.app bubbleapps.io softr.app
   myshopify.com shopee.co.id shopee.vn shopee.co.th shopee.sg shopee.ph shopee.com.my tokopedia.com
   bukalapak.com lazada.com lazada.co.id lazada.vn lazada.co.th lazada.sg lazada.com.my lazada.com.ph
   carousell.com carousell.sg sendo.vn tiki.vn amazon.com alibaba.com 1688.com taobao.com tmall.com
   play.google.com apps.apple.com angel.co wellfound.com crunchbase.com`.split(/\s+/),
);

/** Whether a website is a page on such a host, which can take it down. */
export function isHostOfMany(host: string): boolean {
  const parts = host.toLowerCase().split(".");
  return parts.some((_part, at) => OF_MANY.has(parts.slice(at).join(".")));
}

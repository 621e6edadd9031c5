import { words } from "./vocabulary.ts";

/** The parts of company names, by script. */

export const LATIN = {
  stems: words(`
    Go, Pay, Kopi, Toko, Nusa, Sea, Sky, Blue, Green, Red, Gold, Silver, Bright, Smart,
    Quick, Fast, Easy, Happy, Lucky, Tiger, Lion, Dragon, Eagle, Orchid, Lotus, Mango,
    Durian, Bamboo, Coral, River, Ocean, Cloud, Star, Sun, Moon, Nova, Luna, Astra, Terra,
    Aqua, Agro, Medi, Edu, Fin, Ride, Ship, Cargo, Ware, Stock, Trade, Shop, Buy, Sell,
    Home, Rumah, Kasir, Bayar, Dana, Modal, Tani, Ikan, Desa, Kota, Raya, Jaya, Maju,
    Cipta, Karya, Mitra, Sahabat, Viet, Saigon, Siam, Lanna, Isan, Mekong, Merlion, Manila,
    Pinoy, Batik, Garuda, Komodo, Rinjani, Bali, Java, Suma, Borneo, Penang, Angkor, Bagan,
    Data, Code, Byte, Pixel, Logic, Neural, Quant, Robo, Mech, Volt, Solar, Eco, Bio, Gene,
    Cell, Care, Well, Fit, Life, Pet, Baby, Mom, Chef, Meal, Rice, Spice, Tea, Juice, Farm,
    Seed, Root, Leaf, Tree, Forest, Rain, Wind, Wave, Tide, Port, Dock, Bridge, Road, Rail,
    Jet, Aero, Orbit, Hub, Link, Net, Mesh, Grid, Node, Core, Prime, Apex, Zen, Kita, Anda,
    Teman, Warung, Pasar, Harbor, Marina, Summit, Peak, Atlas, Vega, Orion, Lyra, Delta,
    Sigma, Omega, Kappa, Zeta, Theta
  `),
  endings: words(`
    pay, link, hub, kart, ly, ify, io, ex, era, ora, ista, nesia, asia, land, loop, lab,
    base, box, bit, byte, dash, deck, desk, drop, flow, forge, fox, gate, gram, grid, hive,
    jet, kit, loka, mart, mate, mind, nest, net, node, path, pedia, pilot, point, pulse,
    rent, ride, scope, sense, shift, ship, soft, space, spark, stack, stream, sync, tech,
    trade, verse, vest, view, wave, way, wise, works, yard, zone, zy, ana, ara, indo, viet,
    thai, malay, pura, raya, kita, ku, mu, nya, go, one, plus, max, pro, neo, mate, pal,
    bee, ant, owl, cat, crow, hawk, bank, fund, cash, coin, lend, loan, save, safe, sure,
    care, cure, med, dose, farm, crop, feed, food, bite, chef, cook, dine, eat, stay, trip,
    tour, fly, taxi, bike, car, van, truck, load, pack, post, mail, chat, talk, call, meet,
    team, crew, work, job, hire, skill, learn, class, tutor, quiz, play, game, quest,
    arena
  `),
  trades: words(`
    Labs, Tech, Pay, AI, Asia, Group, Digital, Global, Ventures, Systems, Health,
    Logistics, Foods, Energy, Studio, Works, Mobility, Finance, Cloud, Robotics, Indonesia,
    Vietnam, Singapore, Thailand, Malaysia, Philippines, Network, Media, Games, Bio
  `),
  funds: words(`
    Capital, Ventures, Partners, Fund, Angels, Holdings, Venture Partners, Growth Fund,
    Investments, Capital Partners
  `),
};

export const VIETNAMESE_NAMES = {
  stems: words(`
    Sao, Việt, Hòa, Phát, An, Bình, Đông, Á, Tân, Long, Thiên, Hà, Nam, Bắc, Xanh, Đỏ, Mai,
    Lan, Trúc, Sen, Vàng, Biển, Sông, Hồng, Lúa, Gạo, Nông, Sản, Sạch, Điện, Máy, Nhà, Phố,
    Đại, Dương, Minh, Quang, Hưng, Thịnh, Phúc, Lộc, Thành, Công, Tiến, Vinh, Ánh, Trường,
    Giang, Đức, Khang, Bảo, Ngọc, Thủy, Hải, Sơn, Lâm
  `),
  trades: words(`
    Công Nghệ, Logistics, Thực Phẩm, Giáo Dục, Tài Chính, Y Tế, Du Lịch, Media, Tech,
    Group, Nông Nghiệp, Bán Lẻ
  `),
};

export const CHINESE_NAMES = {
  stems: [
    ..."星辰云海蚂蚁东盟天地金银龙虎凤鹏程万里智慧光明华夏南洋狮城椰风海浪青山绿水红日新月远航飞翔快捷信达通联合众创未来极光量子灵犀麒麟芒果榴莲",
  ],
  trades: words(`
    科技, 金融, 物流, 智能, 网络, 出行, 教育, 医疗, 农业, 能源, 数据, 生物, 文化, 电商, 资本, 软件
  `),
  funds: ["资本", "创投", "基金"],
};

export const THAI_NAMES = {
  stems: words(`
    สยาม, ไทย, ข้าวหอม, ช้าง, มะม่วง, บัว, ทอง, เงิน, ฟ้า, ดาว, จันทร์, ตะวัน, สุข,
    รุ่งเรือง, ก้าวหน้า, มั่นคง, ใจดี, รวดเร็ว, บ้าน, ครัว, นา, สวน, ทะเล, ภูเขา, ล้านนา,
    อีสาน, อันดามัน, เจ้าพระยา, พลัส, สมาร์ท, โกลด์, สตาร์, กรีน, บลู
  `),
  trades: words(`
    เทค, เพย์, ฟู้ด, โลจิสติกส์, เฮลท์, แคปปิตอล, ฟาร์ม, ดิจิทัล, เอไอ, ช้อป, แล็บ, กรุ๊ป
  `),
};

import { FIGHTING_WORDS } from "../../../language/fighting-words.ts";
import type { Lexicon } from "./lexicon.ts";

export const en: Lexicon = {
  fillerField:
    "test(?:ing|er)?(?: test)*|asd[fg]\\w*|tbd|tba|to be (?:defined|determined|announced|added)|n a|lorem(?: ipsum)?|x{3,}|(?:my|your|the) (?:company|startup|business|fund)(?: name| description| address)?|(?:company|startup|business|investor|fund) (?:name|description|address)|(?:test|dummy|new|some) (?:company|startup|investor|fund|profile|user|account|description|text|name|address)|blah(?: blah)*",
  fillerText:
    "coming soon|description|tagline|name|none|na|sample|example|demo|placeholder|dummy|(?:sample|example|demo) (?:company|startup|description|text)|text here|work in progress|wip|to ?do|undefined|null",
  filler:
    "lorem ipsum|dolor sit amet|consectetur adipiscing|(?:your|the|our) (?:company|startup|business) (?:name|description) (?:goes )?here|(?:insert|enter|add|write|type|put) (?:your |a |the )?(?:\\S+ ){0,2}?(?:description|tagline|text|name) here|(?:description|text|tagline|content) (?:goes|comes|to be added|will be added|to follow)(?: here| later| soon)?(?=[.!\\n]|$)|(?:i am|i'm|we are|just) (?:only |just )?testing (?:this|the) (?:form|site|website|page|platform|profile)|this is (?:just |only )?(?:a |some )?(?:test|placeholder|dummy)(?: (?:profile|text|description|company|account|entry|page))?(?=[.!\\n]|$)",
  slurs:
    "nigg(?:er|a|ah)s?|fagg?ots?|kikes|gooks|wetbacks?|ragheads?|towelheads?|fuck\\w*|motherfuck\\w*|cunts?|whores?|sluts?|f\\*+ck\\w*",
  sexual:
    "(?:female|male|vip|sexy|young|hot|naked) escorts?|escort (?:girls?|ladies|agency)|call girls?|(?:erotic|nude|naked|sensual|happy[- ]ending) massages?|massages? with (?:a )?happy ending|sex(?:ual)? services?|paid sex|sex for money|nude (?:girls|pics|photos|cams?)|live sex|sex cams?|hot girls near you|(?:xxx|porn|porno) (?:videos?|movies|clips|site)|free porn",
  hatred:
    "(?:kill|exterminate|gas|hang|behead) (?:all|every) (?:\\S+ )?(?:jews?|muslims?|christians?|buddhists?|hindus?|chinese|malays?|indians?|blacks?|gays?|immigrants?|foreigners?|rohingya)|death to (?:all )?(?:the )?(?:jews|muslims|christians|buddhists|hindus|chinese|malays|indians|gays|immigrants|foreigners|infidels|rohingya)|(?:jews|muslims|christians|hindus|chinese|malays|indians|blacks|gays|immigrants|foreigners|rohingya) (?:are|must be treated as) (?:all )?(?:vermin|subhumans?|parasites|animals|cockroaches|filth|trash|rats|pigs|inferior)|(?:we|i) hate (?:all )?(?:jews|muslims|christians|hindus|chinese|malays|indians|blacks|gays|immigrants|foreigners|women)|no (?:jews|muslims|blacks|chinese|indians|gays) allowed|heil hitler|white (?:power|supremacy)|sieg heil",
  denies: "no|not|never|nor|without|don't|doesn't|do not|does not",
  fights: FIGHTING_WORDS.en,
  promises:
    "guarantee[sd]? (?:\\d+(?:\\.\\d+)? ?% )?(?:daily |weekly |monthly |annual |high |huge |fixed |passive ){0,2}(?:returns?|profits?|gains?|roi|income|earnings)(?! (?:of|for) [a-z]| (?:\\S+ ){0,4}?(?:within|in) \\d+ days)|(?:returns?|profits?|roi|gains?) (?:of )?(?:up to )?\\d+(?:\\.\\d+)? ?% guaranteed|(?:returns?|profits?|roi) (?:are |is )?(?:100 ?% )?guaranteed|100 ?% (?:sure |guaranteed )?(?:profits?|returns?|roi)(?! (?:of|to|from|goes?|go|donated|sharing|labels?|policy))|risk[- ]free (?:profits?|investments?|income|money)|(?:double|triple) your (?:money|investment|capital|bitcoin|crypto|deposit)|get rich (?:quick|fast)|(?:earn|make) (?:up to )?\\$ ?\\d[\\d.,]* ?k? (?:per|a|every) (?:day|hour|week) (?:from home|guaranteed|without|doing|with no)|(?:1000?|50|20)x (?:gem|gains?|coin|token|returns?)|pump(?: and |-and-|[ -]?n[ -]?| & )dump|(?:pump|crypto|forex|trading|stock|vip) signals? (?:group|channel|room)|join (?:our|my|the) (?:\\S+ ){0,3}?(?:telegram|whatsapp|line|discord|wechat|zalo)(?: \\S+){0,3}? (?:signals?|pumps?|profits?|earn\\S*|tips)|(?:buy|grab|get) (?:our|my|the|\\$[a-z]{2,6}) (?:\\S+ )?(?:token|coin) (?:now|today|before)|token (?:pre-?)?sale (?:is )?(?:live|now|ends)|\\d+ ?% (?:daily|per day|a day|every day) (?:returns?|profits?|roi|income)|(?:returns?|profits?|earn|income) (?:of )?\\d+ ?% (?:daily|per day|a day|every day)",
  producers:
    "(?:farmers?|growers?|drivers?|suppliers?|cooks|weavers?|workers?|fishers?|fishermen|producers?|artisans?|sellers?|merchants?|cooperatives?|villagers?|households?|goods|parcels?|purchases?|refunds?|shoppers?|orders?|items?)",
  urges:
    "click (?:here|the link)|(?:buy|order|call|register|sign up|subscribe) now|limited[- ]time offer|(?:use|enter) (?:the |our )?(?:promo|discount|coupon) code|\\d+ ?% off (?:today|now|this week)|follow us on|whatsapp us|dm us",
  applies:
    "(?:i am|i'm) (?:currently |actively |now )?(?:looking|searching|seeking|applying) (?:for )?(?:an? |the )?(?:\\S+ )?(?:job|position|employment|internship|vacancy|work)|(?<=^|[.!\\n] ?)(?:currently |actively )?(?:looking|searching) for (?:an? )?(?:\\S+ )?(?:job|internship|employment)(?! ?\\?)(?= as|[.,!\\n]|$)|(?:here is|see|find attached|please find|attached is) my (?:resume|résumé|cv)|curriculum vitae of|(?<=^|[.!\\n] ?)my (?:resume|résumé|cv)(?=[.,:!\\n]|$)|(?:please )?hire me|references (?:are )?available (?:up)?on request|this is (?:my|our|a) (?:school|class|university|college|homework) (?:project|assignment)|(?:i am|i'm) open to work",
  offers:
    "s[eo]ll\\w*|sold|buy\\w*|build\\w*|built|ma[kd]e\\w*|making|offer\\w*|provid\\w*|help\\w*|servic\\w*|platform\\w*|app|apps|software|product\\w*|invest\\w*|fund\\w*|back\\w*|deliver\\w*|suppl\\w*|connect\\w*|manag\\w*|develop\\w*|train\\w*|teach\\w*|lend\\w*|lent|loan\\w*|rent\\w*|market\\w*|tool\\w*|system\\w*|solution\\w*|technolog\\w*|operat\\w*|process\\w*|custom\\w*|client\\w*|user\\w*|merchant\\w*|farmer\\w*|founder\\w*|compan\\w*|turn\\w*|price\\w*|pay\\w*|cheque\\w*|check\\w*|run\\w*|let\\w*|give\\w*|use\\w*|store\\w*|shop\\w*|print\\w*|design\\w*|grow\\w*|collect\\w*",
  phone: "tel|telephone|phone|call(?: us)?|mobile|cell|hotline|fax|whatsapp|wa|sms|contact",
  account: "bank account|account (?:no|number|num|#)|acct|iban|transfer (?:\\S+ )?to",
  person:
    "nric|fin|identity card|id card|national id|ic (?:no|number)|mykad|passport|philsys|psn|phil ?id|ssn",
  registered:
    "uen|tax (?:id|code|no|number)|tin|vat|gst|npwp|nib|registration|registered|reg|company (?:no|number)|licen[cs]e(?:d)?|permit|certificate|patent|sec|dti|ssm|brn|isin|lei|barcode|ean|serial|order|model",
  founded: "(?:we were |was |were |is )?(?:founded|established|incorporated|set up)(?: in| since)?",
  seated:
    "(?:headquartered|based|domiciled) in|(?:our |the )?(?:headquarters?|hq|head office) ?(?:is |are )?(?:in|:)",
  raising:
    "(?:we are |we're |now |currently )?raising|raise of|fundraising|our round|this round|seeking",
  raised: "raised|closed|completed|previous|last|next|after|then|followed",
};

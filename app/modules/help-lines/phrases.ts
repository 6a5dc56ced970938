import type { HelpTopic } from './lines.ts'

/**
 * What somebody in danger types, as patterns of folded text. `han` are looked for with all gaps closed, `words` (English, pinyin, Jyutping)
 * between whole words. `never` are taken out of the text before: what only looks so.
 * `certain` are of either kind and need no second opinion: who has the rope, or has taken forty tablets, is believed however calmly it is said.
 */
export type Phrases = {
  han: readonly RegExp[]
  words: readonly RegExp[]
  certain?: readonly RegExp[]
  never: readonly RegExp[]
}

const kin =
  '(?:老公|丈夫|先生|爱人|老婆|妻子|太太|男朋友|男友|女朋友|女友|前夫|前男友|伴侣|对象|同居人|婆婆|公公|岳父|岳母|爸爸?|爹|父亲|老豆|妈妈?|母亲|老母|继父|后爸|继母|后妈|儿子|女儿|女婿|媳妇|哥哥?|弟弟?|家里?人|屋企人|仔)'
const often = '(?:又|老是|老|经常|总是|总|一直|常常|天天|每天|成日|会|要|想|动手|喝醉了?|喝酒后?|用刀|拿刀|把我|对我)*'
const strikes = '(?:打|殴打|揍|虐打|虐待|家暴|掐|捏住|勒|踢|踹|扇|推倒|拿刀|威胁|恐吓|强奸|性侵|非礼|软禁)'
const struck = '(?:我|人|孩子|小孩|细路|仔女|妈妈|爸爸|老人|死我|伤我|到我)'
/** 打 that hurts nobody: shots, calls, snoring … */
const harmless =
  '(?!电话|手机|微信|视频|针|疫苗|流感|预防|胰岛素|点滴|吊针|点?呼|鼾|嗝|喷嚏|哈欠|工|球|牌|扫|车|扮|折|开|印|听|招呼|气)'

export const dangerPhrases: Readonly<Partial<Record<HelpTopic, Phrases>>> = {
  suicide: {
    han: [
      /自杀|自尽|自残|自伤|自缢|割(?:过|了|咗)?(?:手)?(?:腕|脉)|寻短见|寻死|(?<!年)轻生|厌世/,
      /(?<![不唔思理])想(?:去|要|快点|马上|一起)?死(?!你|我|机|灰|板|记|皮|心)/,
      /不想(?:再)?活|唔想(?:再)?活|活不下去|活唔落去|活腻|活够了?|活着(?:真|好|很)?(?:没|冇)(?:有)?(?:意思|意义)/,
      /(?:唔|不)想做人|做人(?:真|好)?(?:冇|没)(?:有)?意思|唔想生|生无可恋|一死了之|死了算了?|死咗算|不如(?:去)?死|死了(?:更|就)好/,
      /(?:结束|了结|了断)(?:自己|我|他|她|咗)?(?:的)?(?:生命|性命|一生)|结束自己|了断自己|伤害自己|弄伤自己|(?:鎅|界|𠝹|割)手(?:腕|自残)/,
      /(?:想|要)(?:跳楼|上吊|跳河|跳海|跳桥|烧炭|割腕|服毒|吞药|开枪)/,
      /想不开|念头.{0,4}不想活/,
      /心理危机热线|自杀热线|生命线|遗书|诀别/,
    ],
    words: [
      /\bsuicid\w*|\bsucid\w*|\bsuiside\b/,
      /\b(?:kill|killing|hang|hanging|shoot|shooting|drown) (?:my|him|her|them)sel(?:f|ves)\b/,
      /\b(?:end|ending|take|taking) (?:it all|my (?:own )?life|his (?:own )?life|her (?:own )?life)\b/,
      /\b(?:want|wanna|wants|going|wish i could|ready) (?:to )?die\b|\bwish i (?:was|were) dead\b|\bbetter off dead\b/,
      /\b(?:dont|do not|doesnt|no longer) (?:want|wanna) (?:to )?(?:live|be alive|be here anymore)\b|\bno reason to live\b|\btired of living\b/,
      /\bself ?harm\w*|\bself ?injur\w*|\bcutting myself\b|\b(?:want|going|urge|urges) to (?:hurt|harm|cut) myself\b|\bhurting myself\b/,
      /\b988\b|\bcrisis (?:line|hotline)\b/,
      /\b(?:xiang ?)?zi ?sha\b|\bzi saat\b|\bzisaat\b|\b(?:bu|m|ng) ?xiang ?huo\w*|\bm soeng (?:wut|sang)\b|\bge ?wan\b/,
    ],
    certain: [
      /(?:买|准备|备|挂|绑|系)好?(?:了|咗)?(?:一)?(?:条|根)?(?:麻绳|绳子?)|(?<!跳)绳子?.{0,2}(?:买|备|准备|挂|绑|系)好/,
      /\b(?:bought|got|have|tied|made|hung) (?:a |the |my )?(?:rope(?! burn)|noose)\b|\bgoodbye (?:letter|note)s?\b/,
    ],
    never: [
      /(?:痒|痕|笑|饿|肚饿|困|眼瞓|热|冷|冻|尬|无聊|闷|馋|晒)(?:到|得|的)?(?:我|人)?(?:都|就|快)?(?:想|要)死/g,
      /想死咁滞/g,
      /自杀(?:式|小队|突击队|战士|基因|攻击|炸弹)/g,
      /(?:跳楼)(?:价|机|甩卖)/g,
      /不想活(?:动|跃|捉)/g,
      /suicide (?:squad|headaches?|disease|genes?|bomb\w*|doors?)/g,
    ],
  },
  violence: {
    han: [
      /家暴|家庭暴力|家庭虐待|亲密伴侣暴力|虐妻|虐夫|虐童|虐儿|虐老|虐待/,
      new RegExp(`${kin}${often}${strikes}${struck}${harmless}`),
      new RegExp(`(?:被|畀|俾|比|让)(?:我|他|她|佢|自己)?(?:的|嘅)?${kin}.{0,3}${strikes}${harmless}`),
      /^被打了?$|被打.{0,4}(?:不敢|唔敢)|(?:不敢|唔敢)(?:回家|返屋企)/,
      new RegExp(`(?:害怕|很怕|好怕|好惊)${kin}.{0,2}(?:打|回来|返来)`),
    ],
    words: [
      /\b(?:domestic|family|partner|intimate partner|dating|spousal|marital) (?:violence|abuse)\b|\bdv (?:hotline|help|shelter)\b/,
      /\babusive (?:husband|wife|partner|boyfriend|girlfriend|relationship|marriage|home|father|mother|parent|parents|spouse|ex)\b/,
      /\b(?:child|elder) abuse\b|\bbattered (?:wom[ae]n|wife|spouse)\b|^abuse$|\b(?:being|am|is|was|get|getting) abused\b/,
      /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|ex|father|dad|stepfather|mother|mom|son|he|she) (?:\w+ )?(?:hits?|hitting|beats?|beating|slaps?|kicks?|chokes?|choked|choking|strangle[sd]?|abuse[sd]?|abusing|hurts?|threatens?|threatened|rape[sd]?) (?:me|us|my (?:kids?|child|children|mom|mother|son|daughter))\b/,
      /\b(?:hit|beaten|beat|abused|choked|strangled|threatened|raped) (?:up )?by (?:my|her|his) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|spouse|ex|father|dad|mother|mom|son)\b/,
      /\b(?:afraid|scared) of my (?:husband|wife|partner|boyfriend|girlfriend|spouse|father|dad|ex)\b/,
      /\b(?:bei|zao) ?jia ?bao\b|\bjia ?ting ?bao ?li\b|\blao ?gong ?da ?wo\b|\blou gung daa ngo\b/,
    ],
    never: [
      /(?:儿子|女儿|孩子|小孩|仔)(?:在学校|常|老是|总是)?打人/g,
      /(?:动物|猫|狗|宠物)(?:被)?虐待|虐待(?:动物|猫|狗|宠物)/g,
    ],
  },
  poison: {
    han: [
      /中毒(?!素|性|理)/,
      /误(?:食|服|吞|喝|饮|吸)|(?:吃|食|服|打|用|饮|喝)(?:错|咗错)(?:了|咗)?(?:药|嘢药)|(?:药|藥).{0,3}(?:吃|食|服)(?:得)?(?:错|太多|多)(?:了|咗)?/,
      /(?:吃|食|服|吞)(?:了|咗|得)?(?:太|很|好|过)?多(?:了|咗)?(?:的)?.{0,4}(?:药|片|止痛|安眠|泰诺|必理痛)/,
      /(?:服药|用药|药物|吸毒|安眠药|止痛药|鸦片|芬太尼|退烧药)过量|过量(?:服|吃|用)|吃(?:了|咗)?(?:一|半|整)(?:瓶|盒)药/,
      /(?:喝|饮|吞|食|吃|舔|咬)(?:了|咗|下|到|过)?.{0,4}(?:漂白|洗洁精|洗碗|清洁剂|消毒水|消毒液|洗衣|机油|汽油|煤油|酒精|甲醇|农药|除草剂|百草枯|敌敌畏|老鼠药|杀虫|蟑螂药|蚊香|干燥剂|防腐剂|电池|磁铁|磁石|樟脑|水银|指甲油|精油|毒蘑菇|野蘑菇|毒)/,
      /(?:孩子|小孩|宝宝|婴儿|儿子|女儿|细路|BB|bb|孙子|孙女).{0,6}(?:吃|食|吞|喝|饮)(?:了|咗).{0,4}(?:药|片)/,
      /(?:毒蛇|蛇)(?:咬|咬伤)|被蛇咬|(?:吸|闻)(?:入|了|到|咗)?.{0,2}(?:煤气|瓦斯|一氧化碳|氯气)|一氧化碳/,
      /毒物(?:控制)?中心|中毒热线/,
    ],
    words: [
      /\bpoison(?:ed|ing)?\b|\boverdos(?:e|ed|es|ing)\b|\bcarbon monoxide\b/,
      /\b(?:took|taken|take|ate|swallowed|gave) (?:too (?:many|much)|an? (?:whole |entire )?bottle of|the wrong)\b.{0,30}\b(?:pills?|tablets?|medicines?|medications?|meds|tylenol|advil|ibuprofen|aspirin|acetaminophen|sleeping|drugs?|vitamins?|dose)\b/,
      /\bwrong (?:medicine|medication|pills?)\b/,
      /\b(?:drank|drinks?|drinking|swallowed|swallow|ate|eaten|eat|licked|ingested)\b.{0,20}\b(?:bleach|detergent|cleaner|soap pods?|laundry pods?|tide pods?|pods?|gasoline|antifreeze|pesticide|insecticide|weed killer|rat poison|mouse poison|roach|sanitizer|rubbing alcohol|battery|batteries|magnets?|mothballs?|silica|mercury|essential oil|mushrooms?|berries|pills|medicine|medication)\b/,
      /\b(?:snake ?bites?|bitten by a snake|venomous)\b/,
      /\b(?:shi ?wu|mei ?qi|yao ?wu|nong ?yao) ?zhong ?du\b|^zhong ?du$|\bchi ?cuo ?(?:le ?)?yao\b|\bwu ?(?:shi|fu|tun) ?(?:le ?)?yao\b|\bsik (?:zo )?co joek\b/,
    ],
    certain: [
      /(?:吃|食|服|吞)(?:了|咗|下)?(?:大概|差不多|快|成)?(?:二十|三十|四十|五十|六十|[2-9]\d|1\d\d|十几|几十|一大?把|一整瓶|半瓶|一瓶)(?:多|几)?(?:颗|粒|片|瓶)?.{0,6}(?:药|安眠|泰诺|布洛芬|阿司匹林|止痛|advil|tylenol)/,
      /\b(?:took|taken|swallowed|ate|popped)\b.{0,12}\b(?:(?:[2-9]\d|1\d\d)(?! ?(?:mg|mcg|ml|units?)\b)|twenty|thirty|forty|fifty|(?:handful|fistful) of|half (?:a|the) bottle of)\b.{0,20}\b(?:pills?|tablets?|tylenol|advil|motrin|aleve|ibuprofen|aspirin|acetaminophen|benadryl|melatonin|xanax|sleeping)\b/,
    ],
    never: [
      /(?:电脑|手机|系统|电话|网站|文件)(?:.{0,2})中毒/g,
      /poison (?:ivy|oak|sumac)(?: \w+)?/g,
      /(?:blood|sun) poisoning/g,
    ],
  },
  emergency: {
    han: [
      /(?:拿|持|掏|举)(?:着|出|住|咗)?(?:一)?(?:把|支)?(?:枪|刀).{0,8}(?:指|抢|打劫|冲|砍|追|捅|威胁)|(?:枪|刀).{0,2}(?:指着|指住|顶着|架在)|中枪|持枪|被(?:人)?(?:捅|砍)(?:了|咗|伤)/,
    ],
    words: [
      /\b(?:pointing|pulled|waving|holding) (?:a )?(?:gun|knife) (?:at|on|to)\b|\bgunpoint\b|\bactive shooter\b|\bbeing robbed\b|\b(?:got|was|been) (?:shot|stabbed) in the\b/,
    ],
    never: [/(?:体温|额温|测温|按摩|筋膜|热熔)枪/g],
  },
}

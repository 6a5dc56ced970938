import { pairs } from './pairs.ts'
import type { Unit } from '../tokens.ts'

/** Words around what is asked for: they say "doctor" or hold a sentence together, and find nothing by themselves. */
const phrases = [
  '医生 大夫 医师 看医生 找医生 我要找 我想找 我想看 想找 想看 要找 要看 哪里有 哪里 附近的 附近 会说 会讲 能说 讲 说 的 看 找 有 推荐 好的 接受 收 收的 医 生',
  'dr doctor doctors md physician physicians near me in for who speaks speaking that takes accepting accepts the and with find looking good|morning good|afternoon good|evening',
  // Polite words and questions
  '请问 你好 您好 谢谢 麻烦 帮忙 帮我 帮我找 我要 我想 想要 需要 请 求推荐 有没有 有吗 有没有人 哪位 哪个 哪家 哪儿 哪儿有 边度有 边度 边个 边间 有冇',
  '看什么科 看哪个科 看哪科 看什么医生 看哪个医生 看哪种医生 找什么医生 找哪个医生 找什么科 应该看什么科 应该看哪个科 该看什么科 该看哪个科 要看什么科 要看什么医生 要看哪个科',
  '挂什么科 挂哪个科 挂什么号 属于什么科 什么科 哪个科 哪一科 哪科 咩科 乜科 睇咩科 睇边科 睇乜科 睇咩医生 要睇咩医生 睇医生 睇 睇医师 搵医生 搵 想搵 想睇 要睇 嘅 识讲 识 介绍 边个医生好',
  '怎么办 怎么回事 是什么原因 什么原因 为什么 点算 点解 点办 是怎么了 要紧吗 严重吗 好不好 好吗 可以吗 行吗 吗 呢 啊 呀 吧 咩',
  '现在 马上 尽快 最快 最近 最近的 离我近 离我最近 就近 我附近 开门 开门的 营业 能看的 能看 可以看 看病 看诊 门诊 诊所 约 预约 挂号 有空 有空的 有位 有号 得闲',
  '会 能 懂 用 用的 讲的 说的 一个 一位 好一点的 比较好的 比较好 好点的 最好 最好是',
  'i im a an need needs want looking look to see saw please can could you help my is are there any which what whats kind type of should do does how much good great nice recommend recommended recommendation suggest',
  'close around here at on now soon open book make office clinic someone somebody anyone specialist provider providers speak spoke take took accept where whos or from by get go hi hello thanks nearme',
  'nearby closest nearest asap appointment appointments available availability',
]
/** When somebody wants to be seen, which the list answers itself (see list-wishes.ts). */
const namedDays =
  '今天 今日 今早 今晚 今晚黑 今天晚上 今日晚上 当天 当天晚上 明天 明日 明早 明晚 明天晚上 后天 后日 后天晚上 听日 听晚 听日晚上 今日夜晚 听日夜晚 这周 这星期 这个星期 这礼拜 这个礼拜 本周 本星期 呢个星期 呢个礼拜 今个星期 今个礼拜 一周内 一周之内 一星期内 一个星期内 today todays tonight tomorrow this|morning this|afternoon this|evening tomorrow|evening the|day|after|tomorrow this|week same|day today|evening tomorrow|night 听朝 听朝早'
const days = [
  namedDays,
  ...pairs('今天 今日 当天 明天 明日 后天 后日 听日', '晚上 晚间 夜晚 夜晚黑 夜间 晚黑 傍晚'),
].join(' ')
/** The same in pinyin: any may be somebody's name, Mingtian, and is a day where it is nobody's. */
const pinyinDays =
  'jintian jin|tian jinwan jin|wan mingtian ming|tian mingwan ming|wan houtian hou|tian zhezhou zhe|zhou zhegexingqi zhe|ge|xing|qi zhegelibai zhe|ge|li|bai'
const daysInPinyin = [
  pinyinDays,
  ...pairs(
    'jintian jin|tian mingtian ming|tian houtian hou|tian',
    '|zaoshang |zao|shang |shangwu |shang|wu |xiawu |xia|wu |wanshang |wan|shang',
  ),
  ...pairs('jintian mingtian houtian', 'zaoshang shangwu xiawu wanshang'),
].join(' ')
/** What no list of ours can be asked for: prices, and how good somebody is. The page says that it was not. */
const beyondUs =
  '多少钱 要多少钱 大概多少钱 几多钱 几钱 费用 价格 价钱 便宜 便宜的 便宜点 便宜点的 平价 平价的 平啲 平嘅 抵啲 贵不贵 贵吗 收费 怎么收费 靠谱 靠谱的 专业 专业的 有经验 有经验的 经验丰富 耐心 耐心的 细心 细心的 温柔 温柔的 口碑好 口碑好的 评价好 评价好的 出名 出名的 有名 有名的 最好的 cheap cheaper cheapest affordable inexpensive cost costs price prices'
/** Words that are as often part of a complaint: parts of a day, which the list may answer, and days that no filter knows say when it comes, top where. */
const besideComplaint =
  'best top experienced young 年轻 年轻的 24|小时 24|hour 24|hours 上午 下午 早上 中午 朝早 朝头早 下昼 晏昼 下周 下星期 下个星期 下礼拜 下个礼拜 周一 周二 周三 周四 周五 星期一 星期二 星期三 星期四 星期五 礼拜一 礼拜二 礼拜三 礼拜四 礼拜五 拜一 拜二 拜三 拜四 拜五 morning mornings afternoon afternoons noon next|week monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays'

const listed = (words: string) => words.split(' ').map((word) => word.replaceAll('|', ' '))
/** English words that are also somebody's name (An, Do, See, Price), and days in pinyin: a text that has them may be a name as well. */
const nameLike = new Set([...phrases.slice(-3, -1).flatMap(listed), ...listed(daysInPinyin), 'price', 'prices', 'best'])
const fillers = new Set([...phrases, days, daysInPinyin, beyondUs, besideComplaint].flatMap(listed))
/** Characters that could begin or end a name are passed over only as part of a longer filler. */
for (const character of '说有收医生请求约会能用') fillers.delete(character)
const inDays = new Set(listed(`${days} ${daysInPinyin}`))
const inPinyin = new Set(listed(daysInPinyin))
const unanswered = new Set(listed(beyondUs))
const unansweredAlone = new Set(listed(besideComplaint))
/** No filler has more units. */
const longest = 8

/** Whether a filler may be part of a name all the same. */
export const isNameLike = (text: string): boolean => nameLike.has(text)

export const isDay = (text: string): boolean => inDays.has(text)
/** Whether it is a day in pinyin. */
export const isDayInPinyin = (text: string): boolean => inPinyin.has(text)

/** Whether it asks for what the list cannot tell. */
export const isUnanswered = (text: string, isComplaint: boolean): boolean =>
  unanswered.has(text) || (!isComplaint && unansweredAlone.has(text))

/** How many units from a position are a filler: the longest; 0 when none. */
export function isFiller(units: readonly Unit[], start: number): number {
  let text = ''
  let found = 0
  for (let end = start; end < Math.min(units.length, start + longest); end++) {
    const isJoined = end === start || (units[end]!.kind === 'han' && units[end - 1]!.kind === 'han')
    text += isJoined ? units[end]!.text : ` ${units[end]!.text}`
    if (fillers.has(text)) found = end - start + 1
  }
  return found
}

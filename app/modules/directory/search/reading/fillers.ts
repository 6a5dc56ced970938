import type { Unit } from '../tokens.ts'

/** Words around what is asked for: they say "doctor" or hold a sentence together, and find nothing by themselves. */
const phrases = [
  '医生 大夫 医师 看医生 找医生 我要找 我想找 我想看 想找 想看 要找 要看 哪里有 哪里 附近的 附近 会说 会讲 能说 讲 说 的 看 找 有 推荐 好的 接受 收 收的 医 生',
  'dr doctor doctors md physician physicians near me in for who speaks speaking that takes accepting accepts the and with find looking',
  // Polite words and questions
  '请问 你好 您好 谢谢 麻烦 帮忙 帮我 帮我找 我要 我想 想要 需要 请 求推荐 有没有 有吗 有没有人 哪位 哪个 哪家 哪儿 哪儿有 边度有 边度 边个 边间 有冇',
  '看什么科 看哪个科 看哪科 看什么医生 看哪个医生 看哪种医生 找什么医生 找哪个医生 找什么科 应该看什么科 应该看哪个科 该看什么科 该看哪个科 要看什么科 要看什么医生 要看哪个科',
  '挂什么科 挂哪个科 挂什么号 属于什么科 什么科 哪个科 哪一科 哪科 咩科 乜科 睇咩科 睇边科 睇乜科 睇咩医生 要睇咩医生 睇医生 睇 睇医师 搵医生 搵 想搵 想睇 要睇 嘅 识讲 识 介绍 边个医生好',
  '怎么办 怎么回事 是什么原因 什么原因 为什么 点算 点解 点办 是怎么了 要紧吗 严重吗 好不好 好吗 可以吗 行吗 吗 呢 啊 呀 吧 咩',
  '多少钱 要多少钱 大概多少钱 几多钱 几钱 费用 价格 价钱 便宜 便宜的 平 贵不贵 贵吗 收费 怎么收费',
  '今天 今日 今早 今晚 明天 明日 明早 后天 听日 上午 下午 早上 中午 现在 马上 尽快 最快 最近 最近的 离我近 离我最近 就近 我附近 当天 开门 开门的 营业 能看的 能看 可以看 看病 看诊 门诊 诊所 约 预约 挂号',
  '会 能 懂 用 用的 讲的 说的 一个 一位 好一点的 比较好的 比较好 好点的 靠谱 靠谱的 专业 专业的 有经验的 耐心 耐心的 口碑好 评价好 出名的 最好 最好是',
  'i im a an need needs want looking look to see saw please can could you help my is are there any which what whats kind type of should do does how much cost costs price cheap affordable best good great nice top recommend recommended recommendation suggest',
  'nearby close closest nearest around here at on today now asap soon open tomorrow tonight morning afternoon appointment appointments book make office clinic someone somebody anyone specialist provider providers speak spoke take took accept where whos or from by get go hi hello thanks nearme',
]
/** Of these, English words that are also somebody's name (An, Do, See, Price): a text that has them may be a name as well. */
const nameLike = new Set(phrases.at(-2)!.concat(' ', phrases.at(-1)!).split(' '))
const fillers = new Set(phrases.flatMap((list) => list.split(' ')))
/** Characters that could begin or end a name are passed over only as part of a longer filler. */
for (const character of '说有收医生请求约会能用平') fillers.delete(character)
/** No filler has more units. */
const longest = 8

/** Whether a filler may be part of a name all the same. */
export const isNameLike = (text: string): boolean => nameLike.has(text)

/** How many units from a position are a filler: the longest; 0 when none. */
export function isFiller(units: readonly Unit[], start: number): number {
  let text = ''
  let found = 0
  for (let end = start; end < Math.min(units.length, start + longest); end++) {
    text += units[end]!.text
    if (fillers.has(text) && (units[end]!.kind === 'han' || end === start)) found = end - start + 1
  }
  return found
}

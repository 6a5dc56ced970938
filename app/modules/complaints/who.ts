import type { Who } from './entries.ts'

/** Who a sentence is about, by its folded and plain text. A daughter may be grown up: she is a child when nothing says otherwise. */
export type Person = { who: Set<Who>; age: number | null }

const han: readonly [Who, RegExp][] = [
  [
    'infant',
    /新生儿|刚出生|出生.{0,4}天|满月|宝宝|奶娃|[0-9一二两三四五六七八九十]+个?月(?:大|宝|的宝|的孩|的儿|的女|婴)|奶粉|吃奶|喝奶/u,
  ],
  [
    'child',
    /孩子|儿童|小儿|小学生|中学生|初中生|幼儿园|幼稚园|学前班|青少年|孙子|孙女|外孙|小女孩|小男孩|婴|(?:我|的)?(?:儿子|女儿|仔|妹妹仔)(?!宫)|娃娃?|(?:大|二|小)宝/u,
  ],
  ['elder', /爷爷|奶奶|外公|外婆|姥爷|姥姥|阿公|阿婆|阿嬷|阿嫲|公公|婆婆|嫲嫲|老人|长辈|年纪大|老年|老伴/u],
  [
    'pregnant',
    /怀孕|孕妇|怀了|有了身孕|孕[0-9一二三四五六七八九十早中晚期]|[0-9]+周孕|大肚婆|大肚[0-9一二三四五六七八九十]|有孕|产后|坐月子|生完|胎动|陀b|怀着/u,
  ],
  ['woman', /女士|女性|妇女|老婆|太太|妻子|媳妇|闺蜜|姐姐|妹妹|妈妈|婆婆|阿姨|女朋友|女儿/u],
  ['man', /男士|男性|老公|丈夫|先生|哥哥|弟弟|爸爸|男朋友|男人|爷爷|叔叔|伯伯|儿子/u],
]
const latin: readonly [Who, RegExp][] = [
  [
    'infant',
    /\b(?:newborns?|infants?|bab(?:y|ies)|(?:[0-9]+|one|two|three|four|five|six) ?(?:months?|weeks?|days?|mo|wks?) olds?|breastfe\w+)\b/,
  ],
  [
    'child',
    /\b(?:child|children|childs|kids?|toddlers?|sons?|daughters?|boys?|girls?|grandsons?|granddaughters?|grandkids?|teen(?:ager)?s?|preschooler|kindergart\w+|pediatric|xiao hai|hai zi|er zi|nv er|bao bao|xiao peng you)\b/,
  ],
  [
    'elder',
    /\b(?:elder(?:ly)?|grand(?:ma|pa|mother|father)|grandparents?|seniors?|nursing home|ye ye|nai nai|lao ren)\b/,
  ],
  ['pregnant', /\b(?:pregnan\w*|postpartum|after giving birth|expecting|trimester|weeks along|huai yun)\b/],
  ['woman', /\b(?:wom[ae]n|wife|female|mom|mother|sister|aunt|girlfriend|lao po)\b/],
  ['man', /\b(?:man|men|husband|male|dad|father|brother|uncle|boyfriend|lao gong)\b/],
]
const ageHan = /([0-9]{1,3}|[一二两三四五六七八九十]{1,3})岁/u
const ageLatin = /\b([0-9]{1,3}) ?(?:(?:yrs?|years?) ?old|y o|yo)\b/
const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const grownUp = 18
const old = 65

const notYetBorn = /试管宝宝|(?<!医)生(?:仔|孩子|宝宝)|想要(?:个)?孩子/gu

export function personIn(text: string): Person {
  // Who is wished for or about to be born is no child that is ill.
  const closed = text.replaceAll(' ', '').replace(notYetBorn, '')
  const who = new Set<Who>()
  for (const [id, pattern] of han) if (pattern.test(closed)) who.add(id)
  for (const [id, pattern] of latin) if (pattern.test(text)) who.add(id)
  const said = ageHan.exec(closed)?.[1] ?? ageLatin.exec(text)?.[1]
  const age = said === undefined ? null : numberOf(said)
  if (age !== null) {
    if (age < grownUp) who.add('child')
    else for (const id of ['child', 'infant'] as const) who.delete(id)
    if (age >= old) who.add('elder')
  }
  if (who.has('infant')) who.add('child')
  // 宝宝 of somebody who is with child is not born yet.
  if (who.has('pregnant')) for (const id of ['child', 'infant'] as const) who.delete(id)
  return { who, age }
}

/** Digits, or Chinese numbers up to ninety-nine. */
function numberOf(said: string): number {
  if (/^[0-9]+$/.test(said)) return Number(said)
  if (!said.includes('十')) return [...said].reduce((sum, each) => sum * 10 + (digits[each] ?? 0), 0)
  const [tens, ones] = said.split('十')
  return (tens ? (digits[tens] ?? 1) : 1) * 10 + (ones ? (digits[ones] ?? 0) : 0)
}

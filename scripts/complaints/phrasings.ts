import type { Entry } from '#app/modules/complaints/entries.ts'
import { plainWords } from '#app/modules/complaints/plain-words.ts'
import { fold } from '#app/modules/directory/search/fold.ts'

const han = /\p{Script=Han}/u

/** Ways in which people wrap a complaint; `*` is the complaint. Written for training, none from a test. */
const hanFrames = [
  ...[
    '*',
    '*',
    '我*',
    '*怎么办',
    '*看什么科',
    '请问*要看哪个科',
    '最近*',
    '我妈妈*好几天了',
    '*了两个星期',
    '老是*很难受',
  ],
  ...[
    '我想找医生看*',
    '*找谁看好',
    '*严重吗',
    '有没有医生看*的',
    '*该挂什么号',
    '老公*想看医生',
    '晚上*睡不好',
    '*还有点累',
    '去年开始*',
  ],
  ...[
    '*要睇咩医生',
    '我*成个星期',
    '医生说我*',
    '*需要复查',
    '想做*',
    '老人家*',
    '*是不是要检查',
    '*能治吗',
    '*好担心',
  ],
]
const latinFrames = [
  ...[
    '*',
    '*',
    'i have *',
    'my mom has *',
    '* for two weeks',
    'doctor for *',
    'who treats *',
    'need help with *',
    '* what kind of doctor',
  ],
  ...[
    'looking for a doctor for *',
    'my husband has * since yesterday',
    '* specialist',
    'really bad *',
    'my * is getting worse',
    'need *',
  ],
  ...[
    'where can i get *',
    'what doctor do i see for *',
    'i think i have *',
    '* not going away',
    'follow up for *',
    'been having * lately',
  ],
]
const hanJoints = ['', '', '', '有点', '一直很', '经常会', '特别', '的时候', '好']
const latinJoints = [' ', ' ', ' and ', ' with ', ' really ', ' in my ', ' when ']
/** What is no complaint: names, places, greetings. */
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁']
const givens = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红建国文斌志辉美玲婷慧欣雨轩子涵佳琪浩然晨']
const spelled =
  'wang li zhang liu chen yang huang zhao wu zhou xu sun chan wong cheung lam leung ho ng lau kwok mei ling wei min jun hao ying fang hui smith john david lee kim park anna maria jose'.split(
    ' ',
  )
const others = [
  '你好',
  '医生',
  '诊所',
  '附近',
  '法拉盛',
  '布鲁克林',
  '唐人街',
  '八大道',
  '曼哈顿',
  '电话',
  '地址',
  '保险',
  'doctor',
  'clinic near me',
  'flushing',
  'brooklyn',
  'hello',
  'hours',
  'phone number',
  'manhattan',
  'insurance',
]

/** Numbers that are random enough and the same each time (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An entry's phrases as people might say them: parts in any order, with words between and around. */
export function phrasingsOf(entry: Entry, random: () => number, perPhrase: number): string[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const all = [...entry.phrases, [entry.label['zh-Hans']], [entry.label['en-US']]]
  return all.flatMap((parts) =>
    Array.from({ length: perPhrase }, (_, index) => {
      const ordered = index > 0 && parts.length > 1 && random() < 0.4 ? parts.toReversed() : parts
      const isHan = han.test(parts.join(''))
      const said = ordered.reduce((text, part) => text + pick(isHan ? hanJoints : latinJoints) + part)
      const framed = index === 0 ? said : pick(isHan ? hanFrames : latinFrames).replace('*', said)
      return plainWords(fold(framed))
    }),
  )
}

/** Texts without any complaint. */
export function nothings(random: () => number, count: number): string[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  return Array.from({ length: count }, () => {
    const kind = random()
    if (kind < 0.4) return plainWords(fold(pick(surnames) + pick(givens) + (random() < 0.7 ? pick(givens) : '')))
    if (kind < 0.8) return Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(spelled)).join(' ')
    return plainWords(fold(pick(others)))
  })
}

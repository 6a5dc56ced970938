import { hongKongSpellings } from './hong-kong.ts'
import { pinyinSyllables, splitSyllables } from './syllables.ts'
import { surnameHabits } from './surnames.ts'
import { taiwanSpellings } from './taiwan.ts'
import { spellingsOf } from './spellings.ts'

/** The commonest surnames, so that the spellings of those that follow the rules are known as surnames too. */
const commonSurnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙伏岑习胥保和蔺水云昌凤酆常皮卡容佘麦邝区'

/** Western given names that would also come apart into Chinese syllables. */
const western = new Set(
  'ada alan amanda ana anan anna ava bella benita dana diana dina eden eva gene gina helen ian ina ivan jane jean juan june lana lea leila lena leo lina linda lisa louise lulu luna maia mali manuela maria mina mona nan nina nora paula renee rina rosa ruben sana sasha sean shan sharon sonia susan tina wanda'.split(
    ' ',
  ),
)

let known: { surnames: Map<string, Set<string>>; syllables: Set<string> } | null = null

function tables() {
  if (known) return known
  const surnames = new Map<string, Set<string>>()
  for (const character of new Set([...commonSurnames, ...Object.keys(surnameHabits)])) {
    const same = new Set(spellingsOf(`${character}美`).flatMap((spelling) => spelling.surnames))
    for (const spelling of same) surnames.set(spelling, new Set([...(surnames.get(spelling) ?? []), ...same]))
  }
  const syllables = new Set(pinyinSyllables)
  for (const syllable of pinyinSyllables) for (const spelling of taiwanSpellings(syllable)) syllables.add(spelling)
  for (const syllable of jyutpingSyllables())
    for (const spelling of hongKongSpellings(syllable)) syllables.add(spelling)
  known = { surnames, syllables }
  return known
}

function jyutpingSyllables(): string[] {
  const initials = 'b p m f d t n l g k ng h gw kw w z c s j'.split(' ')
  const finals =
    'aa aai aau aam aan aang aap aat aak ai au am an ang ap at ak e ei eng ek i iu im in ing ip it ik o oi ou on ong ot ok u ui un ung ut uk oeng oek eoi eon eot yu yun yut'
  return finals.split(' ').flatMap((final) => [final, ...initials.map((initial) => initial + final)])
}

const surnameCharacters = new Set(commonSurnames)

/** Whether a simplified character is a surname that people have, whatever else it means. */
export const isCommonSurname = (character: string): boolean => surnameCharacters.has(character)

/** Whether a word is how some Chinese surname is spelled. */
export function isSurnameSpelling(word: string): boolean {
  return tables().surnames.has(word)
}

/** How else people write the Chinese surnames that a word may spell: lee → li, lei, dy. */
export function otherSurnameSpellings(word: string): string[] {
  return [...(tables().surnames.get(word) ?? [])].filter((spelling) => spelling !== word)
}

/** What a surname is shortened to: ouyang to o, or to oy. */
export function surnameInitials(word: string): string[] {
  const pairs = isSurnameSpelling(word)
    ? splitSyllables(word, tables().syllables).filter((way) => way.length === 2)
    : []
  return [...new Set([word[0]!, ...pairs.map((way) => way.map((syllable) => syllable[0]).join(''))])]
}

/** The syllables of a given name written as one word ("meiling"), when its bearer's surname is a Chinese one. */
export function givenSyllables(given: string, surname: string): string[][] {
  if (western.has(given) || !isSurnameSpelling(surname)) return []
  const cuts = splitSyllables(given, pinyinSyllables)
  const ways = cuts.length > 0 ? cuts : splitSyllables(given, tables().syllables)
  return ways.filter((way) => way.length === 2 || way.length === 3)
}

import type { Unit } from './tokens.ts'

/** Words around what is asked for: they say "doctor" or hold a sentence together, and find nothing by themselves. */
const phrases = [
  '医生 大夫 医师 看医生 找医生 我要找 我想找 我想看 想找 想看 要找 要看 哪里有 哪里 附近的 附近 会说 会讲 能说 讲 说 的 看 找 有 推荐 好的 接受 收 收的 医 生',
  'dr doctor doctors md physician physicians near me in for who speaks speaking that takes accepting accepts the and with find looking',
]
const fillers = new Set(phrases.flatMap((list) => list.split(' ')))
/** Characters that could begin or end a name are passed over only as part of a longer filler. */
for (const character of '说有收医生') fillers.delete(character)

/** How many units from a position are a filler: the longest; 0 when none. */
export function isFiller(units: readonly Unit[], start: number): number {
  let text = ''
  let longest = 0
  for (let end = start; end < Math.min(units.length, start + 4); end++) {
    text += units[end]!.text
    if (fillers.has(text) && (units[end]!.kind === 'han' || end === start)) longest = end - start + 1
  }
  return longest
}

import { glossed } from '#app/modules/complaints/glosses.ts'
import { isSentence, plainWords } from '#app/modules/complaints/plain-words.ts'
import { soundsOf } from '#app/modules/complaints/pinyin-syllables.ts'
import { dangerModel, emergencyMatcher } from './emergencies.server.ts'
import { helpTopics, type HelpTopic } from './lines.ts'
import { dangerPhrases } from './phrases.ts'

/** Parts of a phrase that stand farther apart, in characters and words, are of different matters. */
const farthest = 24

/**
 * The topics that a text tells, most urgent first. The text comes folded: lower case, Simplified, one space for every mark. Nothing is
 * kept of it. The tables say what may be danger, the model how much of the whole text speaks for it: it takes back what only has such
 * words, and finds what no table has.
 */
export function helpTopicsIn(folded: string): HelpTopic[] {
  if (folded === '') return []
  return topicsBy(evidenceIn(folded))
}

/** What speaks for danger in a text. */
type Evidence = {
  /** Topics that patterns tell, which are narrow. */
  byPattern: HelpTopic[]
  /** Topics that tables tell, whose parts may stand together by chance. */
  byTable: HelpTopic[]
  /** What the model believes: none, then the topics in their order. */
  shares: readonly number[]
  isSentence: boolean
}

function evidenceIn(folded: string): Evidence {
  const told = tableTopics(folded)
  const present = helpTopics.filter((topic) => !isPast(folded, topic))
  return {
    byPattern: present.filter((topic) => isTold(folded, topic)),
    byTable: present.filter((topic) => told.has(topic)),
    shares: [...dangerModel().shares(plainWords(folded))],
    isSentence: isSentence(folded),
  }
}

/**
 * What a topic gains in log odds of danger where patterns or tables tell it, and how much is enough: chosen where of sentences that the model
 * had not seen most were told with few false alarms (docs/search.md). What the model sees `alone` has to be said in a sentence; of fewer
 * characters or words the tables decide alone.
 */
const weighing = { pattern: 4, table: 3, least: 1.5, alone: -0.3 }
/** A topic that only the model sees has at least this share of what is danger. */
const leastShare = 0.5

function topicsBy(
  { byPattern, byTable, shares, isSentence }: Evidence,
  { pattern, table, least, alone } = weighing,
): HelpTopic[] {
  const topics = helpTopics.filter((topic) => byPattern.includes(topic) || byTable.includes(topic))
  if (!isSentence) return topics
  const none = shares[0]!
  const odds = Math.log((1 - none + 1e-6) / (none + 1e-6))
  const likeliest = helpTopics.filter((_, index) => shares[index + 1]! >= leastShare * (1 - none))
  if (topics.length === 0) return odds < alone ? [] : likeliest
  if (odds + (byPattern.length > 0 ? pattern : table) < least) return []
  // What the whole text speaks for stands first; patterns are surer than that.
  return odds < alone || byPattern.length > 0 ? topics : [...new Set([...likeliest, ...topics])]
}

/** What was long ago, is feared for later or is being recovered from. */
const past =
  /去年|前年|以前|年前|个月前|月前|上个月|曾经|小时候|好了|康复|复健|预防|怕会|会不会遗传|家族|遗传|病史|去世|过世|走了(?=.{0,4}(?:年|个月))|\b(?:last (?:year|month|summer|winter|spring|fall)|(?:years?|months?) ago|ago|history of|family history|as a (?:kid|child)|recover\w*|rehab\w*|prevent\w*|survivor|bereave\w*|grief|used to|qu ?nian|yi ?qian|yu ?fang|kang ?fu|hao ?le)\b/
const present =
  /现在|而家|正在|突然|刚刚|刚才|马上|今天|今日|今晚|又|还想|仍然|\b(?:now|right now|suddenly|sudden|just|today|tonight|again|still|xianzai|turan)\b/
/** Somebody else's death, for whom there is no line any more. */
const bereaved =
  /去世|过世|走了.{0,4}年|年前.{0,6}自杀|自杀.{0,6}年前|\b(?:died (?:by|from|of)|grief|bereave\w*|lost my \w+ to)\b/

/** What is learned about, tested for or told of, and befalls nobody. */
const learned =
  /电影|电视剧|小说|培训|课程|考证|证书|检测|体检|\b(?:movie|training|certif\w+|detectors?|class|course|poisoning tests?|screening)\b/

/** Whether what a text tells of a topic is over, or only feared. Violence at home is never taken for over. */
function isPast(folded: string, topic: HelpTopic): boolean {
  if (learned.test(folded)) return true
  if (topic === 'violence' || present.test(folded)) return false
  return (topic === 'suicide' ? bereaved : past).test(folded)
}

function tableTopics(folded: string): Set<string | null> {
  const text = plainWords(folded)
  const inChinese = glossed(text)
  const told = [
    ...emergencyMatcher().tell(text, soundsOf(text)),
    ...(inChinese ? emergencyMatcher().tell(inChinese, null) : []),
  ]
  // A word that is one letter from another is none of danger: scalp, scald.
  return new Set(
    told.filter(({ gap, isMended }) => gap <= farthest && !isMended).map(({ complaint }) => complaint.help),
  )
}

function isTold(folded: string, topic: HelpTopic): boolean {
  const patterns = dangerPhrases[topic]
  if (!patterns) return false
  const { han, words, never } = patterns
  const spaced = never.reduce((text, pattern) => text.replace(pattern, ' '), folded)
  if (words.some((pattern) => pattern.test(spaced))) return true
  // People part characters by spaces; what only looks so may be parted, too.
  const closed = never.reduce((text, pattern) => text.replace(pattern, ' '), folded.replaceAll(' ', ''))
  return han.some((pattern) => pattern.test(closed))
}

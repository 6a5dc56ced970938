import { glossed } from '#app/modules/complaints/glosses.ts'
import { extentOf, plainWords } from '#app/modules/complaints/plain-words.ts'
import { soundsOf } from '#app/modules/complaints/pinyin-syllables.ts'
import { dangerShares, emergencyMatcher } from './emergencies.server.ts'
import { helpTopics, type HelpTopic } from './lines.ts'
import { dangerPhrases, type Phrases } from './phrases.ts'
import { isOnlyDeafness, isOnlyFlashes } from './same-day-alone.ts'

/** Parts of a phrase that stand farther apart, in characters and words, are of different matters. */
const farthest = 24

/**
 * The topics that a text tells, most urgent first. The text comes folded: lower case, Simplified, one space for every mark. Nothing is
 * kept of it. The tables say what may be danger, the model how much of the whole text speaks for it: it takes back what only has such
 * words, and finds what no table has.
 */
export function helpTopicsIn(folded: string): HelpTopic[] {
  if (folded === '' || isDeviceErrand(folded)) return []
  return topicsBy(evidenceIn(folded))
}

/** What speaks for danger in a text. */
type Evidence = {
  /** Topics that patterns tell which need no second opinion. */
  certain: HelpTopic[]
  /** Topics that patterns tell, which are narrow. */
  byPattern: HelpTopic[]
  /** Topics that tables tell, whose parts may stand together by chance. */
  byTable: HelpTopic[]
  /** What the model believes: none, then the topics in their order. */
  shares: readonly number[]
  /** How much the text says, 1 and more for a sentence. */
  extent: number
  /** It is about what is learned, tested or told of; somebody may fall ill in a class all the same. */
  isLearned: boolean
  /** Something for a doctor the same day, and no sign of more beside it. */
  isForToday: boolean
}

const noPhrases: Phrases = { han: [], words: [], never: [] }

function evidenceIn(folded: string): Evidence {
  const told = tableTopics(folded)
  const isForEyeDoctor = isOnlyFlashes(folded)
  const present = helpTopics.filter((topic) => !isPast(folded, topic))
  const patterns = new Map(present.map((topic) => [topic, patternsIn(folded, dangerPhrases[topic] ?? noPhrases)]))
  return {
    certain: present.filter((topic) => patterns.get(topic)?.isCertain),
    byPattern: present.filter((topic) => patterns.get(topic)?.isTold),
    byTable: present.filter((topic) => told.has(topic) && !(isForEyeDoctor && topic === 'emergency')),
    shares: dangerShares(plainWords(folded)),
    extent: extentOf(folded),
    isLearned: learned.test(folded),
    isForToday: isForEyeDoctor || isOnlyDeafness(folded),
  }
}

/**
 * What a topic gains in log odds of danger where patterns or tables tell it, how much is enough, and how much where nothing tells it: chosen where
 * of sentences by hands that the models had not seen most were told with few false alarms (docs/search.md). In few words tables and patterns
 * decide, and the models speak only where they are all but certain: they learned from sentences, in which 发烧 is seldom all.
 */
const weighing = { pattern: 2.5, table: 1.4, least: -2.2, alone: -2.2, aloneInFew: 2.5, learned: 2 }
/** A text that says less is a word or two, which the models know nothing of. */
const leastExtent = 0.7
/** A topic that only the models see has at least this share of what is danger. */
const leastShare = 0.5

function topicsBy(evidence: Evidence): HelpTopic[] {
  const { certain } = evidence
  const others = weighed(evidence)
  return certain.length === 0 ? others : helpTopics.filter((topic) => certain.includes(topic) || others.includes(topic))
}

function weighed({ byPattern, byTable, shares, extent, isLearned, isForToday }: Evidence): HelpTopic[] {
  const topics = helpTopics.filter((topic) => byPattern.includes(topic) || byTable.includes(topic))
  const isSentence = extent >= 1
  if (extent < leastExtent || (!isSentence && topics.length > 0)) return isLearned ? [] : topics
  const bar = isLearned ? weighing.learned : 0
  const none = shares[0]!
  const odds = Math.log((1 - none + 1e-6) / (none + 1e-6))
  const likeliest = helpTopics.filter((_, index) => shares[index + 1]! >= leastShare * (1 - none))
  if (topics.length === 0 && isForToday) return []
  if (topics.length === 0) return odds < (isSentence ? weighing.alone : weighing.aloneInFew) + bar ? [] : likeliest
  if (odds + (byPattern.length > 0 ? weighing.pattern : weighing.table) < weighing.least + bar) return []
  // What the whole text speaks for stands first; patterns are surer than that.
  return byPattern.length > 0 ? topics : [...new Set([...likeliest, ...topics])]
}

/** What was long ago, is feared for later or is being recovered from. */
const past =
  /去年|前年|以前|年前|个月前|月前|上个月|曾经|小时候|好了|康复|复健|预防|怕会|会不会遗传|家族|遗传|病史|去世|过世|走了(?=.{0,4}(?:年|个月))|\b(?:last (?:year|month|summer|winter|spring|fall)|(?:years?|months?) ago|ago|history of|family history|as a (?:kid|child)|recover\w*|rehab\w*|prevent\w*|survivor|bereave\w*|grief|used to|qu ?nian|yi ?qian|yu ?fang|kang ?fu|hao ?le)\b/
const present =
  /现在|而家|正在|突然|刚刚|刚才|马上|今天|今日|今晚|又|还想|仍然|\b(?:now|right now|suddenly|sudden|just|today|tonight|again|still|xianzai|turan)\b/
/** Somebody else's death, for whom there is no line any more. */
const bereaved =
  /去世|过世|走了.{0,4}年|年前.{0,6}自杀|自杀.{0,6}年前|\b(?:died (?:by|from|of)|grief|bereave\w*|lost my \w+ to)\b/

/** Who mourns may want to follow. */
const following =
  /(?:[想要也]死|[想要也]自杀|不想活|活不下去|跟(?:他|她|你)(?:一起)?走|随(?:他|她)(?:去|走))|\b(?:want to die|kill myself|end (?:it all|my life)|join (?:him|her|them) (?:in heaven|soon)|be with (?:him|her) (?:in heaven|again))\b/

/** What is learned about, tested for or told of and befalls nobody, or is done over and over. */
const learned =
  /电影|电视剧|小说|培训|课程|考证|证书|检测|体检|死亡(?:证|纸)|义工|志愿者|(?:不停|一直|反复)(?:地|的)?(?:洗手|检查)|\b(?:movie|training|certif\w+|volunteer\w*|class|course|poisoning tests?|screening|dian ?ying|stop (?:washing|checking|counting|cleaning))\b/
/** A device that warns of danger, and what is bought or put in for it; one that rings is no errand. */
const device = /报警器|警报器|侦测器|探测器|感应器|\b(?:detectors?|alarms?)\b/
const errand =
  /电池|安装|装在|装个|哪里买|边度买|换新|更换|过期|推荐|牌子|房东|\b(?:batter(?:y|ies)|install\w*|buy|replac\w*|chang(?:e|ing)|expire[sd]?|recommend\w*|landlord|where to put)\b/
const ringing =
  /响|叫|晕|昏|倒|喘|吞|吐|头痛|味|漏|\b(?:beep\w*|go(?:es|ing)? off|went off|ringing|sounding|dizzy|headache|sick|swallow\w*|smell\w*|leak\w*|pass(?:ed|ing)? out|faint\w*)\b/

/** Whether a text is about a device, and nobody is in danger. */
const isDeviceErrand = (folded: string) => device.test(folded) && errand.test(folded) && !ringing.test(folded)

/** Whether what a text tells of a topic is over, or only feared. Violence at home is never taken for over. */
function isPast(folded: string, topic: HelpTopic): boolean {
  if (topic === 'violence' || present.test(folded)) return false
  return topic === 'suicide' ? bereaved.test(folded) && !following.test(folded) : past.test(folded)
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

/** Whether patterns of a topic stand in a text: of characters with all gaps closed, of words between whole words; certain ones are either. */
function patternsIn(folded: string, { han, words, certain = [], never }: Phrases) {
  const without = (given: string) => never.reduce((text, pattern) => text.replace(pattern, ' '), given)
  // People part characters by spaces; what only looks so may be parted, too.
  const [parted, closed] = [without(folded), without(folded.replaceAll(' ', ''))]
  return {
    isTold: words.some((pattern) => pattern.test(parted)) || han.some((pattern) => pattern.test(closed)),
    isCertain: certain.some((pattern) => pattern.test(parted) || pattern.test(closed)),
  }
}

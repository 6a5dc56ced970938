import OpenCC from 'opencc-js'

const toTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' })
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

/** Characters that both scripts write, though the converter knows another form for one of their meanings. */
const alsoTraditional = new Set('准斗游干台泄')

const rules: Record<'zh-Hans' | 'zh-Hant', { foreign: (character: string) => boolean; words: RegExp; quotes: RegExp }> =
  {
    'zh-Hans': {
      foreign: (character) => toSimplified(character) !== character,
      words: /视讯|列印|资讯|网路|简讯|健检|超音波|复健|咨商|电脑断层|帐单|行事历|篩|愛滋/u,
      quotes: /[「」『』]/u,
    },
    'zh-Hant': {
      foreign: (character) => toTraditional(character) !== character && !alsoTraditional.has(character),
      words:
        /視頻|打印|信息|網絡|短信|登錄|默認|質量|軟件|超聲|核磁|鉬靶|複查|添加|賬單|日曆|國內|艾滋|篩查|打電話諮詢|計畫/u,
      quotes: /[“”‘’]/u,
    },
  }

const promises = {
  'zh-Hans': /最好的|第一名|保证|治愈|根治|权威|无痛|名医|百分之百/u,
  'zh-Hant': /最好的|第一名|保證|治癒|根治|權威|無痛|名醫|百分之百/u,
  'en-US': /\b(guarantee|cure[sd]?|leading|top-rated|painless|number one)\b/i,
}

/**
 * Reads every localized text in a seed row and names what is wrong with it: the other script’s characters or words, a half-width
 * mark or a space next to Han characters, Chinese in the English, an empty text, a promise. Markdown marks are not text.
 */
export function wordingFaults(where: string, row: object): string[] {
  return textsOf(row).flatMap(({ locale, text }) =>
    faultsOf(locale, text).map((fault) => `${where} ${locale}: ${fault}`),
  )
}

type Found = { locale: 'zh-Hans' | 'zh-Hant' | 'en-US'; text: string }

function textsOf(value: unknown): Found[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const record = value as Record<string, unknown>
  if (!('zh-Hans' in record)) return Object.values(record).flatMap(textsOf)
  return (['zh-Hans', 'zh-Hant', 'en-US'] as const).flatMap((locale) =>
    [record[locale]].flat().map((text) => ({ locale, text: String(text ?? '') })),
  )
}

function faultsOf(locale: Found['locale'], text: string): string[] {
  if (text.trim() === '') return ['an empty text']
  const faults: string[] = []
  if (promises[locale].test(text)) faults.push(`a promise in “${text}”`)
  if (locale === 'en-US') {
    if (/\p{Script=Han}/u.test(text)) faults.push(`Chinese in “${text}”`)
    return faults
  }
  const { foreign, words, quotes } = rules[locale]
  const strange = [...text].filter(foreign)
  if (strange.length > 0) faults.push(`${strange.join('')} in “${text}”`)
  if (words.test(text)) faults.push(`${words.exec(text)?.[0]} in “${text}”`)
  if (quotes.test(text)) faults.push(`foreign quotation marks in “${text}”`)
  for (const line of text.split('\n')) {
    const bare = line
      .replace(/^\s*(#+|[-*]|\d+\.)\s+/, '')
      .replace(/\*\*/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\s*\|\s*/g, '|')
    if (/\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u.test(bare)) faults.push(`a half-width mark in “${bare}”`)
    if (/\p{Script=Han}\s|\s\p{Script=Han}/u.test(bare)) faults.push(`a space in “${bare}”`)
  }
  return faults
}

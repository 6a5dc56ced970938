import OpenCC from 'opencc-js'

/** What tests hold Chinese Markdown against; see also the wording test of the reference data. */

const toTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' })
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

/** Characters that both scripts write, though the converter knows another form for one of their meanings. */
const alsoTraditional = new Set('准斗占台')

/** Words of zh-Hant whose characters are Simplified ones of other words. */
const traditionalWords = /干擾|干預/gu

const mainlandWords =
  /視頻|打印|信息|短信|登錄|默認|質量|軟件|超聲|核磁|鉬靶|複查|添加|賬單|賬戶|日曆|郵箱|前臺|艾滋|計畫/u
const taiwanWords = /视讯|列印|资讯|网路|简讯|健检|超音波|复健|电脑断层|帐单|行事历|电邮|失智症|乳癌/u

const listOrHeading = /^(?:#{1,6} |- |\d+\. )/u

/** A Markdown text as the lines that are read, without the marks of headings and lists. */
function linesOf(markdown: string): string[] {
  return markdown.split('\n').map((line) => line.replace(listOrHeading, ''))
}

/** How many Han characters a text has. */
export function hanCount(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0
}

/** How many words an English Markdown text has. */
export function wordCount(markdown: string): number {
  return linesOf(markdown).join(' ').split(/\s+/u).filter(Boolean).length
}

/** What is wrong with the script, spacing, punctuation or regional words of a Chinese text: one entry a fault. */
export function wordingFaults(locale: 'zh-Hans' | 'zh-Hant', markdown: string): string[] {
  const isHant = locale === 'zh-Hant'
  const convert = isHant ? toTraditional : toSimplified
  return linesOf(markdown).flatMap((line) => {
    const faults: string[] = []
    for (const character of isHant ? line.replace(traditionalWords, '') : line) {
      if (convert(character) !== character && !(isHant && alsoTraditional.has(character))) {
        faults.push(`other script: ${character}`)
      }
    }
    if (/\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u.test(line)) faults.push('half-width mark')
    if (/\p{Script=Han}\s|\s\p{Script=Han}/u.test(line)) faults.push('space next to a Han character')
    if ((isHant ? /[“”]/u : /[「」]/u).test(line)) faults.push('quotation marks of the other script')
    if ((isHant ? mainlandWords : taiwanWords).test(line)) faults.push('word of another region')
    return faults.map((fault) => `${fault} in ${line}`)
  })
}

import type { Localized } from '#app/core/i18n/locale.ts'

/** What is counted, as docs/decisions/115-analytics.md has it; stands before the part about cookies. */
const counting: Localized = {
  'zh-Hans': `## 我们怎样计数

我们按天计：搜索（按地区、科别、语言和来源，例如微信或搜索引擎）、打开医生页面、选时间和留时间各有多少次；预约和就诊数从预约记录里算。不用cookie，不记是谁、什么设备和地址，也不把计数连起来。没有结果的搜索，只有同样的词语在至少三天里被输入至少五次，才会留下文字，在那之前只存读不出原文的摘要，最多28天；人名、号码、整句话和紧急情况从不留下。少于五的数字不显示。计数保留25个月。

`,
  'zh-Hant': `## 我們怎樣計數

我們按天計：搜尋（按地區、科別、語言和來源，例如微信或搜尋引擎）、打開醫生頁面、選時間和留時間各有多少次；預約和就診數從預約紀錄裡算。不用cookie，不記是誰、什麼裝置和地址，也不把計數連起來。沒有結果的搜尋，只有同樣的詞語在至少三天裡被輸入至少五次，才會留下文字，在那之前只存讀不出原文的摘要，最多28天；人名、號碼、整句話和緊急情況從不留下。少於五的數字不顯示。計數保留25個月。

`,
  'en-US': `## What we count

We count by the day: searches (by area, specialty, language, and whether they came directly, from WeChat, a search engine or another site), doctors' pages opened, and times chosen and held. Bookings and visits are added up from their records. We use no cookies for this, don't record who you are, your device or address, and never link one count to another. Words of a search without results are kept only if typed at least five times on three different days; until then there is only an unreadable digest, for at most 28 days. Names, numbers, sentences and emergencies are never kept. Numbers under five aren't shown. Counts are kept for 25 months.

`,
}

const cookies = /^## Cookies?$/mu

/** The words of the version before, with what is counted. */
export const withCounting = (body: Localized): Localized => ({
  'zh-Hans': body['zh-Hans'].replace(cookies, (heading) => counting['zh-Hans'] + heading),
  'zh-Hant': body['zh-Hant'].replace(cookies, (heading) => counting['zh-Hant'] + heading),
  'en-US': body['en-US'].replace(cookies, (heading) => counting['en-US'] + heading),
})

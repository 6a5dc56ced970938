import type { decisionReasons } from '#drizzle/schema/moderation.ts'

type Row = typeof decisionReasons.$inferInsert
type Reason = readonly [id: string, queues: readonly string[], hans: string, hant: string, en: string]

const every = ['doctors', 'descriptions', 'photos', 'updates']

const returned: readonly Reason[] = [
  [
    'association_proof',
    ['associations'],
    '请补充证明，例如注册文件的编号、协会网站或可以打电话核实的理事。',
    '請補充證明，例如登記文件的編號、協會網站或可以打電話查證的理事。',
    'Please add proof: the number of your registration, the association’s website, or an officer we can call.',
  ],
  [
    'license_missing',
    ['doctors'],
    '请补充执照资料，例如执照号码或执照照片，让我们核对您的身份。',
    '請補充執照資料，例如執照號碼或執照照片，讓我們核對您的身分。',
    'Please send proof of your license, such as the license number or a photo of it, so we can confirm who you are.',
  ],
  [
    'office_not_reached',
    ['doctors', 'updates'],
    '我们打了诊所的电话，没能联系上。请告诉我们什么时间打哪个号码方便。',
    '我們撥打了診所的電話，未能聯絡上。請告訴我們什麼時間撥哪個號碼方便。',
    'We called the office and couldn’t reach anyone. Please tell us which number to call and when.',
  ],
  [
    'claims_wording',
    ['descriptions'],
    '简介里有保证疗效或夸大的说法，请改掉以后再提交。',
    '簡介裡有保證療效或誇大的說法，請修改後再送出。',
    'Your description promises results or overstates them. Please reword it and send it again.',
  ],
  [
    'locales_differ',
    ['descriptions'],
    '三种语言的简介说的内容不一样，请让它们一致。',
    '三種語言的簡介內容不一致，請讓它們一致。',
    'The description says different things in the three languages. Please make them match.',
  ],
  [
    'photo_unclear',
    ['photos'],
    '照片不够清楚。请换一张正面、光线好的照片。',
    '照片不夠清楚。請換一張正面、光線好的照片。',
    'The photo isn’t clear enough. Please send one that shows your face in good light.',
  ],
  [
    'details_missing',
    ['updates'],
    '修改的内容不完整，请补充后再提交。',
    '修改的內容不完整，請補充後再送出。',
    'Some details of the change are missing. Please add them and send it again.',
  ],
]

const rejected: readonly Reason[] = [
  [
    'association_unknown',
    ['associations'],
    '我们没能核实这个协会。',
    '我們未能查證這個協會。',
    'We couldn’t confirm that this association exists.',
  ],
  [
    'association_unconfirmed',
    ['associations'],
    '我们没能核实您填写的内容。',
    '我們未能查證您填寫的內容。',
    'We couldn’t confirm what the request says.',
  ],
  [
    'association_name',
    ['associations'],
    '这个名称容易与别的机构混淆。',
    '這個名稱容易與別的機構混淆。',
    'The name is easily confused with another organization’s.',
  ],
  [
    'duplicate',
    every,
    '同样的申请已经处理过了。',
    '同樣的申請已經處理過了。',
    'We have already handled the same request.',
  ],
  [
    'not_confirmed',
    ['doctors', 'updates'],
    '我们没能核实这项内容，所以没有采用。',
    '我們未能核實這項內容，所以沒有採用。',
    'We couldn’t confirm this, so we left it as it was.',
  ],
  [
    'not_owner',
    ['doctors'],
    '我们没能确认这份资料是您的。',
    '我們未能確認這份資料屬於您。',
    'We couldn’t confirm that this profile is yours.',
  ],
  ['not_licensed', ['doctors'], '我们查不到有效的执照。', '我們查不到有效的執照。', 'We found no current license.'],
  [
    'not_suitable',
    ['descriptions', 'photos'],
    '内容不适合放在医生资料里。',
    '內容不適合放在醫師資料裡。',
    'This isn’t suitable for a doctor’s profile.',
  ],
  [
    'not_a_person',
    ['photos'],
    '照片里看不到医生本人。',
    '照片裡看不到醫師本人。',
    'The photo doesn’t show the doctor.',
  ],
  [
    'already_right',
    ['updates'],
    '我们核对过，现在的资料是对的。',
    '我們核對過，目前的資料正確。',
    'We checked, and what we show now is right.',
  ],
  [
    'ad_promises',
    ['promotion'],
    '推广里有保证疗效或夸大的说法，请改掉以后再提交。',
    '推廣裡有保證療效或誇大的說法，請修改後再送出。',
    'The ad promises results or overstates them. Please reword it and submit it again.',
  ],
  [
    'ad_languages',
    ['promotion'],
    '三种语言的内容不一致，请让它们说同样的事。',
    '三種語言的內容不一致，請讓它們說同樣的事。',
    'The ad says different things in the three languages. Please make them match.',
  ],
  [
    'ad_weeks',
    ['promotion'],
    '您选的几周没有空位了，请选其他的周。',
    '您選的幾週沒有空位了，請選其他的週。',
    'There is no free place in the weeks you chose. Please choose others.',
  ],
  [
    'ad_unsuitable',
    ['promotion'],
    '内容不符合我们的广告规定。',
    '內容不符合我們的廣告規定。',
    'The ad doesn’t follow our advertising policy.',
  ],
]

const rowsOf = (decision: Row['decision'], reasons: readonly Reason[], from: number): Row[] =>
  reasons.map(([id, queues, hans, hant, en], at) => ({
    ...{ id, decision, queues: [...queues], isActive: true, sort: from + at },
    text: { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en },
  }))

/** Why requests go back or are turned down, as submitters are told; the administration edits them. */
export const decisionReasonRows: readonly Row[] = [...rowsOf('return', returned, 1), ...rowsOf('reject', rejected, 51)]

import { amended } from './amended.ts'
import { amendedEffectiveOn, firstEffectiveOn, policyPage, presentEffectiveOn, readAloudEffectiveOn } from './policy.ts'

const title = { 'zh-Hans': '医疗免责声明', 'zh-Hant': '醫療免責聲明', 'en-US': 'Medical disclaimer' }
const aliases = {
  'zh-Hans': ['免责声明'],
  'zh-Hant': ['免責聲明'],
  'en-US': ['disclaimer'],
}

const [first, second] = [
  policyPage({
    key: 'medical-disclaimer',
    version: 1,
    effectiveOn: firstEffectiveOn,
    title,
    aliases,
    summary: {
      'zh-Hans': '本站内容是常识，不代替医生。这是较早的版本。',
      'zh-Hant': '本站內容是常識，不代替醫生。這是較早的版本。',
      'en-US': 'What you read here is general and does not replace a doctor. This is an earlier version.',
    },
    body: {
      'zh-Hans': `
## 不代替医生

{{siteName}}上的文章、检查说明和药物资料是一般常识，不是诊断，也不是给您个人的治疗建议。身体有问题，请看医生。

## 紧急情况

有生命危险，请马上打911。不要等网上的回复。

## 药物

不要因为在这里读到的内容自己开始、改变或停掉药物。请先问医生或药剂师。

## 医生资料

我们列出医生，方便您寻找。列出不等于推荐，也不担保治疗结果。

## 联系

发现内容有错，请写信到{{siteEmail}}，或打电话{{sitePhone}}。
`,
      'zh-Hant': `
## 不代替醫生

{{siteName}}上的文章、檢查說明和藥物資料是一般常識，不是診斷，也不是給您個人的治療建議。身體有問題，請看醫生。

## 緊急情況

有生命危險，請馬上打911。不要等網上的回覆。

## 藥物

不要因為在這裡讀到的內容自己開始、改變或停掉藥物。請先問醫生或藥劑師。

## 醫生資料

我們列出醫生，方便您尋找。列出不等於推薦，也不擔保治療結果。

## 聯絡

發現內容有錯，請寫信到{{siteEmail}}，或打電話{{sitePhone}}。
`,
      'en-US': `
## No replacement for a doctor

Articles, test guides and medicine pages on {{siteName}} are general. They are no diagnosis and no advice for you in person. If something is wrong, see a doctor.

## Emergencies

If life is in danger, call 911. Don't wait for an answer online.

## Medicines

Don't start, change or stop a medicine because of what you read here. Ask a doctor or pharmacist first.

## Doctors

We list doctors so that you can find them. A listing is no recommendation and says nothing about results.

## Contact

Found a mistake? Write to {{siteEmail}} or call {{sitePhone}}.
`,
    },
  }),
  policyPage({
    key: 'medical-disclaimer',
    version: 2,
    effectiveOn: presentEffectiveOn,
    title,
    aliases,
    summary: {
      'zh-Hans': '本站内容是一般常识，不是诊断和治疗建议；紧急时打911。说明各种工具能做什么、不能做什么。',
      'zh-Hant': '本站內容是一般常識，不是診斷和治療建議；緊急時打911。說明各種工具能做什麼、不能做什麼。',
      'en-US':
        'General information, no diagnosis or treatment advice; in an emergency call 911. What our tools can’t do.',
    },
    body: {
      'zh-Hans': `
请先读这一段：{{siteName}}提供一般的健康和就医常识，帮助您准备看诊、问对问题。它不能代替看医生。

## 紧急情况

- 有生命危险，马上打911。
- 想伤害自己或别人，打或发短信到988。
- 误食药物或毒物，打中毒热线1-800-222-1222；人昏迷或抽筋，先打911。

本站的表格、邮件和短信都不是即时的，请不要用来求救。客服人员不是医护人员，不能判断病情。

## 不是诊断，也不是治疗建议

文章、医学词条、化验和影像说明，讲的是多数人的情况。您的年龄、病史、过敏、怀孕和正在吃的药，都可能让答案不同。只有替您看诊的人，才能给您个人的建议。阅读本站、填写表格或打客服电话，都不会建立医生和病人的关系。不要因为在这里读到的内容拖延看病，或不理会医生的意见。

## 各种工具的限度

- 按症状找科别：只说常见由哪一科看，不判断是什么病。
- 性病检测窗口期：按公开资料的一般时间计算。可能暴露在72小时以内，请马上联系急诊或诊所问艾滋病暴露后预防（PEP），不要等计算结果。
- 化验说明：参考范围每间化验室不同，报告请由开单的人解释。
- 影像准备：以做检查的地方给您的说明为准；可能怀孕、有植入物或对造影剂过敏，要先打电话。
- 移民体检：疫苗和有效期的规定会改，以美国移民局和民事外科医生的说明为准。
- 药物资料：不写剂量，列出的注意事项和草药影响不是全部。没有列出不等于安全。不要自己开始、改变或停掉药物，先问医生或药剂师。
- 保险说明：不代表您有资格，也不代表计划一定给付，请向保险公司核对。

## 内容怎么来，多久看一次

医学内容写明公开来源和最近审阅的日期，到期要再审。审阅以后，医学知识和政府规定仍可能改变。三种语言的内容以意思相同为目标；标明“转换”或“未审阅”的译文，还没有人工看过，请以原文为准。来源的网站不归我们管，列出来源也不表示他们认可本站。

## 医生和诊所

列出一位医生，不是推荐，也不担保资格、态度和结果。执照可以向州政府查。保险收不收、时间对不对，请在看诊前再向诊所问一次。医生的意见是医生自己的。

## 没有保证

我们不保证任何检查、治疗或药物有效，也不刊登“根治”一类的说法。每个人的结果都可能不同。

## 演示资料

标明“演示”或“示例”的医生、审阅人、诊所和电话都是虚构的，请勿据此看病。

## 发现有错

请写信到{{siteEmail}}，或打电话{{sitePhone}}，告诉我们哪一页、哪一句。我们会查证并更正。
`,
      'zh-Hant': `
請先讀這一段：{{siteName}}提供一般的健康和就醫常識，幫助您準備看診、問對問題。它不能代替看醫生。

## 緊急情況

- 有生命危險，馬上打911。
- 想傷害自己或別人，打電話或傳簡訊到988。
- 誤食藥物或毒物，打中毒熱線1-800-222-1222；人昏迷或抽筋，先打911。

本站的表格、電郵和簡訊都不是即時的，請不要用來求救。客服人員不是醫護人員，不能判斷病情。

## 不是診斷，也不是治療建議

文章、醫學詞條、化驗和影像說明，講的是多數人的情況。您的年齡、病史、過敏、懷孕和正在吃的藥，都可能讓答案不同。只有替您看診的人，才能給您個人的建議。閱讀本站、填寫表格或打客服電話，都不會建立醫生和病人的關係。不要因為在這裡讀到的內容拖延看病，或不理會醫生的意見。

## 各種工具的限度

- 依症狀找科別：只說常見由哪一科看，不判斷是什麼病。
- 性病檢測空窗期：依公開資料的一般時間計算。可能暴露在72小時以內，請馬上聯絡急診或診所問愛滋病暴露後預防（PEP），不要等計算結果。
- 化驗說明：參考範圍每間化驗室不同，報告請由開單的人解釋。
- 影像準備：以做檢查的地方給您的說明為準；可能懷孕、有植入物或對顯影劑過敏，要先打電話。
- 移民體檢：疫苗和有效期的規定會改，以美國移民局和指定體檢醫生的說明為準。
- 藥物資料：不寫劑量，列出的注意事項和草藥影響不是全部。沒有列出不等於安全。不要自己開始、改變或停掉藥物，先問醫生或藥劑師。
- 保險說明：不代表您有資格，也不代表計劃一定給付，請向保險公司核對。

## 內容怎麼來，多久看一次

醫學內容寫明公開來源和最近審閱的日期，到期要再審。審閱以後，醫學知識和政府規定仍可能改變。三種語言的內容以意思相同為目標；標明「轉換」或「未審閱」的譯文，還沒有人工看過，請以原文為準。來源的網站不歸我們管，列出來源也不表示他們認可本站。

## 醫生和診所

列出一位醫生，不是推薦，也不擔保資格、態度和結果。執照可以向州政府查。保險收不收、時間對不對，請在看診前再向診所問一次。醫生的意見是醫生自己的。

## 沒有保證

我們不保證任何檢查、治療或藥物有效，也不刊登「根治」一類的說法。每個人的結果都可能不同。

## 示範資料

標明「示範」或「示例」的醫生、審閱人、診所和電話都是虛構的，請勿據此看病。

## 發現有錯

請寫信到{{siteEmail}}，或打電話{{sitePhone}}，告訴我們哪一頁、哪一句。我們會查證並更正。
`,
      'en-US': `
Please read this first: {{siteName}} gives general information on health and care, to help you prepare for a visit and ask good questions. It does not replace a doctor.

## Emergencies

- If life is in danger, call 911.
- If you may hurt yourself or someone else, call or text 988.
- For poisoning, call 1-800-222-1222. If the person is unconscious or has a seizure, call 911 first.

Our forms, emails and texts are not instant. Don't use them to call for help. Customer service staff are not clinicians and can't judge an illness.

## No diagnosis, no treatment advice

Articles, topics, lab and imaging pages describe what holds for most people. Your age, history, allergies, pregnancy and medicines can change the answer. Only someone who sees you can advise you. Reading this site, sending a form or calling us creates no doctor-patient relationship. Don't put off care or set aside a doctor's advice because of what you read here.

## Limits of our tools

- Specialty by symptom: tells who commonly sees it, not what it is.
- STI test windows: worked out from general public figures. If an exposure was within 72 hours, contact an emergency room or clinic about HIV post-exposure prophylaxis (PEP) now. Don't wait for a calculation.
- Lab tests: ranges differ by lab. Let the person who ordered the test explain it.
- Imaging: the instructions of the place that does it come first. Call ahead if you may be pregnant, have an implant or are allergic to contrast.
- Immigration exam: rules on vaccines and validity change. USCIS and the civil surgeon have the last word.
- Medicines: we give no doses, and cautions and herb effects are not complete. What isn't listed isn't therefore safe. Don't start, change or stop a medicine without asking a doctor or pharmacist.
- Insurance: nothing here means that you qualify or that a plan will pay. Ask the insurer.

## Where it comes from

Medical content names public sources and the date of its last review, and is due for review again. Knowledge and rules may change in between. The three languages aim at the same meaning. A translation marked as converted or not reviewed has not been read by a person yet, so go by the original. We don't run the source sites, and naming them doesn't mean that they approve of us.

## Doctors and clinics

A listing is no recommendation and says nothing certain about skill, manner or results. You can check licenses with the state. Ask the clinic again about plans and times before you go. A doctor's opinion is the doctor's own.

## No guarantee

We don't promise that any test, treatment or medicine works, and we publish no claims of a sure cure. Results differ from person to person.

## Demo data

Doctors, reviewers, clinics and phone numbers marked "Demo" or "sample" are fictional. Don't use them to get care.

## Found a mistake?

Write to {{siteEmail}} or call {{sitePhone}} and tell us the page and sentence. We will check and correct it.
`,
    },
  }),
] as const

const third = {
  ...second,
  version: 3,
  effectiveOn: amendedEffectiveOn,
  summary: {
    ...second.summary,
    'en-US':
      'General information, not a diagnosis or treatment advice; in an emergency call 911. What our tools can’t do.',
  },
  body: amended(second.body, {
    'zh-Hans': [
      ['打或发短信到988。', '打988，可以要中文翻译。'],
      ['打中毒热线1-800-222-1222', '打毒物控制中心1-800-222-1222'],
      ['民事外科医生', '指定的体检医生（civil surgeon）'],
    ],
    'zh-Hant': [
      ['打電話或傳簡訊到988。', '打988，可以要中文翻譯。'],
      ['打中毒熱線1-800-222-1222', '打毒物控制中心1-800-222-1222'],
      ['電郵', '電子郵件'],
      ['指定體檢醫生', '指定的體檢醫生（civil surgeon）'],
    ],
    'en-US': [
      ['call or text 988.', 'call 988 and ask for an interpreter.'],
      ['For poisoning, call 1-800-222-1222.', 'For poisoning, call Poison Help, 1-800-222-1222.'],
      [
        "Customer service staff are not clinicians and can't judge an illness.",
        'Our customer service staff are not clinicians and can’t assess an illness.',
      ],
      [
        'describe what holds for most people. Your age, history, allergies, pregnancy and medicines can change the answer.',
        'describe what is true for most people. Your age, history, allergies, pregnancy, and medicines can change the answer.',
      ],
      ['## No diagnosis, no treatment advice', '## Not a diagnosis or treatment advice'],
      [
        'Specialty by symptom: tells who commonly sees it, not what it is.',
        'Specialty by symptom: tells you who commonly treats it, not what it is.',
      ],
      ['Let the person who ordered the test explain it.', 'Ask the person who ordered the test to explain it.'],
      ["What isn't listed isn't therefore safe.", 'Not listed doesn’t mean safe.'],
      ['change or stop', 'change, or stop'],
      ['USCIS and the civil surgeon have the last word.', 'Follow USCIS and your civil surgeon.'],
      [
        'A listing is no recommendation and says nothing certain about skill, manner or results.',
        'A listing is not an endorsement and doesn’t guarantee skill, manner, or results.',
      ],
      [
        "We don't promise that any test, treatment or medicine works, and we publish no claims of a sure cure.",
        'We don’t promise that any test, treatment, or medicine works, and we don’t publish claims of a sure cure.',
      ],
      ["and naming them doesn't mean that they approve of us.", 'and naming them doesn’t mean that they endorse us.'],
      ["'", '’'],
      [' "Demo" or "sample" ', ' “Demo” or “sample” '],
    ],
  }),
}

export const medicalDisclaimers = [
  first,
  second,
  third,
  {
    ...third,
    version: 4,
    effectiveOn: readAloudEffectiveOn,
    body: amended(third.body, {
      'zh-Hans': [
        ['人昏迷或抽筋，先打911', '人昏迷或抽搐，先打911'],
        ['只说常见由哪一科看，不判断是什么病', '只说这种情况通常看哪一科，不判断是什么病'],
        ['可能暴露在72小时以内，请马上联系', '如果72小时以内可能有过暴露，请马上联系'],
        ['报告请由开单的人解释', '报告请开单的人解释'],
        ['三种语言的内容以意思相同为目标；', '三种语言的内容力求意思相同；'],
        ['以美国移民局和指定的', '以美国移民局和它指定的'],
      ],
      'zh-Hant': [
        ['人昏迷或抽筋，先打911', '人昏迷或抽搐，先打911'],
        ['只說常見由哪一科看，不判斷是什麼病', '只說這種情況通常看哪一科，不判斷是什麼病'],
        ['可能暴露在72小時以內，請馬上聯絡', '如果72小時以內可能有過暴露，請馬上聯絡'],
        ['報告請由開單的人解釋', '報告請開單的人解釋'],
        ['以美國移民局和指定的', '以美國移民局和它指定的'],
        ['三種語言的內容以意思相同為目標；', '三種語言的內容力求意思相同；'],
      ],
      'en-US': [
        [
          'gives general information on health and care, to help you',
          'gives general information about health and care to help you',
        ],
        ['- If life is in danger', '- If a life is in danger'],
        ['If you may hurt yourself or someone else,', 'If you’re thinking of hurting yourself or someone else,'],
        ['Our forms, emails and texts are not instant.', 'Our forms, emails, and texts are not instant.'],
        [
          'sending a form or calling us creates no doctor-patient relationship',
          'sending a form, or calling us does not create a doctor-patient relationship',
        ],
        [
          'STI test windows: worked out from general public figures. If an exposure was within 72 hours, contact',
          'STI test windows: calculated from general figures in public sources. If you may have been exposed within the last 72 hours, contact',
        ],
        ['Articles, topics, lab and imaging pages', 'Articles, topics, and lab and imaging pages'],
        [
          'Medical content names public sources and the date of its last review, and is due for review again.',
          'Medical content names its public sources and the date of its last review, and it is reviewed again when due.',
        ],
        ['Lab tests: ranges differ by lab.', 'Lab tests: reference ranges differ from lab to lab.'],
        [
          'Imaging: the instructions of the place that does it come first. Call ahead if you may be pregnant, have an implant or are allergic to contrast.',
          'Imaging: follow the instructions from the place that does the exam. Call ahead if you may be pregnant, have an implant, or are allergic to contrast.',
        ],
        [
          'we give no doses, and cautions and herb effects are not complete.',
          'we give no doses, and our lists of cautions and herb effects are not complete.',
        ],
        [
          'nothing here means that you qualify or that a plan will pay. Ask the insurer.',
          'nothing here means that you qualify or that a plan will pay. Ask your insurer.',
        ],
        [
          'Knowledge and rules may change in between. The three languages aim at the same meaning.',
          'Medical knowledge and government rules may change in between. We aim for the same meaning in all three languages.',
        ],
        [
          'Doctors, reviewers, clinics and phone numbers marked',
          'Doctors, reviewers, clinics, and phone numbers marked',
        ],
      ],
    }),
  },
]

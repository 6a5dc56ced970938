import type { SpecialtyEntry } from './entry.ts'

export const cancerAndImmunity: SpecialtyEntry[] = [
  {
    id: 'hematology-and-oncology',
    nuccCodes: ['207RH0003X', '207RH0000X'],
    bodyArea: 'cancer-and-blood',
    text: {
      'zh-Hans': {
        name: '血液肿瘤科',
        aliases: ['血液科', '血液病科', '癌症科', '血科', '肿瘤血液科'],
        description: '血液肿瘤科看血液的病和癌症，例如贫血、血小板异常、淋巴瘤和各种肿瘤。化疗等药物治疗也由他们安排。',
        whenToGo: ['验血发现血球数不正常', '贫血一直查不出原因', '淋巴结肿大', '确诊癌症，要商量治疗'],
        questionsToAsk: [
          '我的病到第几期了？',
          '有哪些治疗，各有什么副作用？',
          '可以找第二位医生的意见吗？',
          '费用有哪些补助？',
        ],
      },
      'zh-Hant': {
        name: '血液腫瘤科',
        aliases: ['血液科', '血液病科', '癌症科', '血腫科', '血科'],
        description: '血液腫瘤科看血液疾病和癌症，例如貧血、血小板異常、淋巴瘤和各種腫瘤。化療等藥物治療也由他們安排。',
        whenToGo: ['抽血發現血球數不正常', '貧血一直查不出原因', '淋巴結腫大', '確診癌症，要討論治療'],
        questionsToAsk: [
          '我的病到第幾期了？',
          '有哪些治療，各有什麼副作用？',
          '可以聽第二位醫生的意見嗎？',
          '費用有哪些補助？',
        ],
      },
      'en-US': {
        name: 'Hematology & Oncology',
        aliases: ['blood doctor', 'hematologist', 'blood and cancer doctor', 'hem-onc', 'hematology'],
        description:
          'These doctors treat blood problems and cancer: anemia, platelet problems, lymphoma, and tumors. They plan chemotherapy and other medicines.',
        whenToGo: [
          'Abnormal blood counts',
          'Anemia with no clear cause',
          'Swollen lymph nodes',
          'You have cancer and want to discuss treatment',
        ],
        questionsToAsk: [
          'What stage is my illness?',
          'What are the treatments and their side effects?',
          'Can I get a second opinion?',
          'What help is there with the cost?',
        ],
      },
    },
  },
  {
    id: 'medical-oncology',
    nuccCodes: ['207RX0202X'],
    bodyArea: 'cancer-and-blood',
    parentId: 'hematology-and-oncology',
    text: {
      'zh-Hans': {
        name: '肿瘤内科',
        aliases: ['肿瘤科', '化疗', '癌症医生', '肿瘤医生', '免疫治疗'],
        description: '肿瘤内科用药物治疗癌症，例如化疗、靶向药和免疫治疗。医生会和外科、放疗科一起商量怎么治。',
        whenToGo: ['确诊癌症，要安排药物治疗', '手术后要不要加化疗', '想再听一位医生的意见'],
        questionsToAsk: [
          '治疗的目标是什么？',
          '副作用怎么处理，半夜不舒服找谁？',
          '可以一边上班一边治疗吗？',
          '中药、补品可以吃吗？',
        ],
      },
      'zh-Hant': {
        name: '腫瘤內科',
        aliases: ['腫瘤科', '化療', '癌症醫生', '腫瘤專科', '標靶治療'],
        description: '腫瘤內科用藥物治療癌症，例如化療、標靶藥和免疫治療。醫生會和外科、放射腫瘤科一起討論怎麼治。',
        whenToGo: ['確診癌症，要安排藥物治療', '手術後要不要加化療', '想聽第二位醫生的意見'],
        questionsToAsk: [
          '治療的目標是什麼？',
          '副作用怎麼處理，半夜不舒服找誰？',
          '可以一邊上班一邊治療嗎？',
          '中藥、補品可以吃嗎？',
        ],
      },
      'en-US': {
        name: 'Medical Oncology',
        aliases: ['oncologist', 'cancer doctor', 'chemotherapy doctor', 'cancer specialist'],
        description:
          'Medical oncologists treat cancer with medicine: chemotherapy, targeted drugs, and immunotherapy. They plan care together with surgeons and radiation doctors.',
        whenToGo: [
          'You have cancer and need to plan treatment with medicine',
          'You’re asking whether to add chemotherapy after surgery',
          'You want a second opinion',
        ],
        questionsToAsk: [
          'What is the goal of treatment?',
          'How do we handle side effects, and who do I call at night?',
          'Can I work during treatment?',
          'Can I take herbs or supplements?',
        ],
      },
    },
  },
  {
    id: 'radiation-oncology',
    nuccCodes: ['2085R0001X', '2085R0203X'],
    bodyArea: 'cancer-and-blood',
    text: {
      'zh-Hans': {
        name: '放射肿瘤科',
        aliases: ['放疗', '放疗科', '放射治疗', '放疗中心'],
        description: '放射肿瘤科用射线治疗癌症，也就是放疗。一般先做定位，再分好几次照。',
        whenToGo: ['肿瘤医生建议做放疗', '手术前后要配合放疗', '癌症引起的疼痛需要处理'],
        questionsToAsk: ['要照几次，每次多久？', '会有哪些副作用？', '有没有接送服务？'],
      },
      'zh-Hant': {
        name: '放射腫瘤科',
        aliases: ['放療', '放射治療', '電療', '放射治療科'],
        description: '放射腫瘤科用放射線治療癌症，也叫放療或電療。通常先做定位，再分好幾次照射。',
        whenToGo: ['腫瘤醫生建議做放療', '手術前後要配合放療', '癌症引起的疼痛需要處理'],
        questionsToAsk: ['要照幾次，每次多久？', '會有哪些副作用？', '有沒有接送服務？'],
      },
      'en-US': {
        name: 'Radiation Oncology',
        aliases: ['radiation therapy', 'radiation oncologist', 'radiation doctor', 'radiotherapy'],
        description:
          'Radiation oncologists treat cancer with radiation. You have a planning visit first, and then several treatment visits.',
        whenToGo: [
          'Your cancer doctor suggests radiation',
          'Radiation is planned before or after surgery',
          'Pain caused by cancer needs treatment',
        ],
        questionsToAsk: [
          'How many visits, and how long is each?',
          'What side effects might I have?',
          'Is there a ride service?',
        ],
      },
    },
  },
  {
    id: 'endocrinology',
    nuccCodes: ['207RE0101X', '207QB0505X', '207QD0401X'],
    bodyArea: 'hormones-and-immunity',
    text: {
      'zh-Hans': {
        name: '内分泌科',
        aliases: ['糖尿病科', '甲状腺科', '内分泌', '激素科', '看甲状腺'],
        description: '内分泌科看激素的问题，最常见的是糖尿病和甲状腺。骨质疏松、垂体和肾上腺的问题也看这一科。',
        whenToGo: ['糖尿病控制不好、要打胰岛素', '甲状腺结节、甲亢、甲减', '骨质疏松', '月经、毛发、体重突然变化'],
        questionsToAsk: ['我的血糖目标是多少？', '结节要做穿刺吗？', '药要怎么吃、多久验一次血？', '饮食要改哪些？'],
      },
      'zh-Hant': {
        name: '內分泌科',
        aliases: ['新陳代謝科', '糖尿病科', '甲狀腺科', '內分泌', '新代科', '看甲狀腺'],
        description: '內分泌科看荷爾蒙的問題，最常見的是糖尿病和甲狀腺。骨質疏鬆、腦下垂體和腎上腺的問題也看這一科。',
        whenToGo: [
          '糖尿病控制不好、要打胰島素',
          '甲狀腺結節、甲狀腺亢進或低下',
          '骨質疏鬆',
          '月經、毛髮、體重突然改變',
        ],
        questionsToAsk: ['我的血糖目標是多少？', '結節要做細針穿刺嗎？', '藥怎麼吃、多久抽一次血？', '飲食要改哪些？'],
      },
      'en-US': {
        name: 'Endocrinology',
        aliases: ['hormone doctor', 'diabetes doctor', 'thyroid doctor', 'endocrinologist', 'metabolism'],
        description:
          'Endocrinologists treat hormone problems, most often diabetes and the thyroid. They also treat osteoporosis and problems with the pituitary and adrenal glands.',
        whenToGo: [
          'Diabetes that is hard to control, or starting insulin',
          'A thyroid lump, or an overactive or underactive thyroid',
          'Osteoporosis',
          'A sudden change in periods, hair, or weight',
        ],
        questionsToAsk: [
          'What is my blood sugar goal?',
          'Does the lump need a needle biopsy?',
          'How do I take my medicine, and how often do I need blood work?',
          'What should I change in my diet?',
        ],
      },
    },
  },
  {
    id: 'rheumatology',
    nuccCodes: ['207RR0500X'],
    bodyArea: 'hormones-and-immunity',
    text: {
      'zh-Hans': {
        name: '风湿免疫科',
        aliases: ['风湿科', '免疫风湿科', '风湿病科', '关节炎科', '看风湿'],
        description:
          '风湿免疫科看关节和免疫系统的病，例如类风湿、痛风、红斑狼疮和干燥症。医生会验血、看关节，再慢慢调药。',
        whenToGo: ['好几个关节肿痛、早上僵硬', '痛风常发作', '脸上红斑、口干眼干、不明原因发烧'],
        questionsToAsk: ['要验哪些血？', '药会影响肝肾吗？要避开哪些疫苗？', '想怀孕，药要换吗？'],
      },
      'zh-Hant': {
        name: '風濕免疫科',
        aliases: ['風濕科', '過敏免疫風濕科', '免疫風濕科', '關節炎科', '看風濕'],
        description:
          '風濕免疫科看關節和免疫系統的疾病，例如類風濕性關節炎、痛風、紅斑性狼瘡和乾燥症。醫生會抽血、看關節，再慢慢調藥。',
        whenToGo: ['好幾個關節腫痛、早上僵硬', '痛風常發作', '臉上紅斑、口乾眼乾、不明原因發燒'],
        questionsToAsk: ['要抽哪些血？', '藥會影響肝腎嗎？哪些疫苗要避開？', '想懷孕的話，藥要換嗎？'],
      },
      'en-US': {
        name: 'Rheumatology',
        aliases: ['arthritis doctor', 'rheumatologist', 'joint pain specialist', 'autoimmune doctor', 'lupus doctor'],
        description:
          'Rheumatologists treat diseases of the joints and immune system: rheumatoid arthritis, gout, lupus, and dry mouth and eyes. They order blood tests, examine your joints, and adjust your medicine step by step.',
        whenToGo: [
          'Several joints that are swollen and stiff in the morning',
          'Gout attacks that keep coming',
          'A face rash, dry mouth and eyes, or a fever with no clear cause',
        ],
        questionsToAsk: [
          'Which blood tests do I need?',
          'Can the medicine affect my liver or kidneys? Which vaccines should I avoid?',
          'Should my medicine change if I want to get pregnant?',
        ],
      },
    },
  },
  {
    id: 'allergy-and-immunology',
    nuccCodes: ['207K00000X', '207KA0200X', '207KI0005X', '207RA0201X', '207RI0001X', '2080I0007X', '2080P0201X'],
    bodyArea: 'hormones-and-immunity',
    text: {
      'zh-Hans': {
        name: '过敏免疫科',
        aliases: ['过敏科', '变态反应科', '过敏医生', '过敏原检测', '脱敏治疗'],
        description:
          '过敏免疫科查您对什么过敏，并想办法减轻症状，大人和孩子都看。严重过敏、脸或喉咙肿、喘不过气，请马上打911。',
        whenToGo: ['花粉季打喷嚏、鼻痒、眼痒', '吃海鲜、花生后起疹子', '哮喘反复发作', '对药物过敏，想弄清楚'],
        questionsToAsk: ['要做皮肤测试还是验血？', '测试前哪些药要停？', '脱敏针要打多久？', '要随身带急救针吗？'],
      },
      'zh-Hant': {
        name: '過敏免疫科',
        aliases: ['過敏科', '過敏氣喘科', '過敏專科', '過敏原檢測', '減敏治療'],
        description:
          '過敏免疫科查您對什麼過敏，並想辦法減輕症狀，大人和小孩都看。嚴重過敏、臉或喉嚨腫、喘不過氣，請馬上打911。',
        whenToGo: ['花粉季打噴嚏、鼻子癢、眼睛癢', '吃海鮮、花生後起疹子', '氣喘反覆發作', '對藥物過敏，想弄清楚'],
        questionsToAsk: ['要做皮膚測試還是抽血？', '測試前哪些藥要停？', '減敏針要打多久？', '要隨身帶急救針嗎？'],
      },
      'en-US': {
        name: 'Allergy & Immunology',
        aliases: ['allergy doctor', 'allergist', 'immunologist', 'allergy test', 'allergy shots'],
        description:
          'Allergists find out what you’re allergic to and help ease your symptoms. They see adults and children. For a severe allergic reaction, a swollen face or throat, or trouble breathing, call 911 right away.',
        whenToGo: [
          'Sneezing and itchy eyes or nose in pollen season',
          'A rash after seafood or peanuts',
          'Asthma that keeps coming back',
          'A medicine allergy you want to understand',
        ],
        questionsToAsk: [
          'Do I need a skin test or a blood test?',
          'Which medicines should I stop before the test?',
          'How long will I need allergy shots?',
          'Should I carry an epinephrine pen?',
        ],
      },
    },
  },
  {
    id: 'infectious-disease',
    nuccCodes: ['207RI0200X'],
    bodyArea: 'hormones-and-immunity',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '感染科',
        aliases: ['传染病科', '感染病科', '性病科', '艾滋病专科', '热带病科'],
        description: '感染科看细菌、病毒和寄生虫引起的病，例如结核、艾滋病毒、性病和久烧不退。看诊内容会保密。',
        whenToGo: ['发烧很久，找不到原因', '结核检测阳性', '担心性病，想检测或治疗', '出国回来后生病'],
        questionsToAsk: ['会传染给家人吗？', '药要吃多久，可以自己停吗？', '检测结果谁会知道？'],
      },
      'zh-Hant': {
        name: '感染科',
        aliases: ['傳染病科', '感染專科', '性病科', '愛滋病專科', '熱帶醫學'],
        description: '感染科看細菌、病毒和寄生蟲引起的疾病，例如結核病、愛滋病毒、性病和久燒不退。看診內容會保密。',
        whenToGo: ['發燒很久，找不出原因', '結核檢測陽性', '擔心性病，想檢測或治療', '出國回來後生病'],
        questionsToAsk: ['會傳染給家人嗎？', '藥要吃多久，可以自己停嗎？', '檢測結果誰會知道？'],
      },
      'en-US': {
        name: 'Infectious Disease',
        aliases: ['infection doctor', 'HIV doctor', 'STD doctor', 'TB doctor', 'tropical disease doctor'],
        description:
          'These doctors treat illness caused by bacteria, viruses, and parasites: TB, HIV, STIs, and a fever that won’t go away. Your visit is kept private.',
        whenToGo: [
          'A long fever with no clear cause',
          'A positive TB test',
          'You worry about an STI and want a test or treatment',
          'You are sick after travel',
        ],
        questionsToAsk: [
          'Can my family catch it?',
          'How long do I take the medicine, and can I stop on my own?',
          'Who will see my results?',
        ],
      },
    },
  },
]

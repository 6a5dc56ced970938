import type { SpecialtyEntry } from './entry.ts'

export const general: SpecialtyEntry[] = [
  {
    id: 'family-medicine',
    nuccCodes: ['207Q00000X', '207QA0505X', '207QA0401X', '207QB0002X', '207QH0002X', '207QP0002X'],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '家庭医学科',
        aliases: ['家庭医生', '家庭医师', '家庭科', '家医科'],
        description:
          '家庭医生看全家人的常见病，从小孩到老人都可以。小病先来这里看，需要时再转给专科。年度体检、打疫苗、长期吃药的跟进也在这里做。',
        whenToGo: [
          '感冒、发烧、咳嗽、肚子不舒服',
          '年度体检、打疫苗、开药',
          '高血压、糖尿病要定期跟进',
          '不知道该看哪一科',
        ],
        questionsToAsk: [
          '您收我的保险吗？可以做我的家庭医生吗？',
          '需要看专科时，由您开转诊单吗？',
          '诊所下班以后不舒服，可以打给谁？',
          '体检报告多久出来，怎么通知我？',
        ],
      },
      'zh-Hant': {
        name: '家庭醫學科',
        aliases: ['家庭醫生', '家庭醫師', '家醫科', '家醫'],
        description:
          '家庭醫生看一家大小的常見疾病，小孩、大人、長輩都看。身體不舒服可以先來這裡，有需要再轉介給專科。年度健檢、打疫苗、慢性病的定期追蹤，也都在這裡做。',
        whenToGo: [
          '感冒、發燒、咳嗽、肚子不舒服',
          '年度健檢、打疫苗、拿處方',
          '高血壓、糖尿病需要定期追蹤',
          '不確定該掛哪一科',
        ],
        questionsToAsk: [
          '您收我的保險嗎？可以當我的家庭醫生嗎？',
          '要看專科的話，由您開轉診單嗎？',
          '診所下班後身體不舒服，可以打給誰？',
          '健檢報告多久會好，怎麼通知我？',
        ],
      },
      'en-US': {
        name: 'Family Medicine',
        aliases: ['family doctor', 'family physician', 'family practice', 'primary care doctor', 'PCP'],
        description:
          'Family doctors see people of every age, from babies to grandparents. Start here for everyday health problems. If you need a specialist, they’ll refer you. They also do yearly checkups, vaccines, and follow-up for long-term conditions.',
        whenToGo: [
          'A cold, fever, cough, or upset stomach',
          'A yearly checkup, a vaccine, or a prescription refill',
          'Regular follow-up for high blood pressure or diabetes',
          'You don’t know which doctor to see',
        ],
        questionsToAsk: [
          'Do you take my plan, and can you be my primary care doctor?',
          'If I need a specialist, do you write the referral?',
          'Who do I call if I feel sick after hours?',
          'When will I get my results, and how?',
        ],
      },
    },
  },
  {
    id: 'internal-medicine',
    nuccCodes: ['207R00000X', '207RA0401X', '207RB0002X', '207RH0002X', '207RH0005X', '207RP1002X'],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '内科',
        aliases: ['普通内科', '大内科', '内科医生', '成人内科', '看内科'],
        description:
          '内科医生看成年人的病，不用开刀的毛病大多可以先看内科。三高、慢性病、年度体检都常在这里处理。很多人把内科医生当作自己的家庭医生。',
        whenToGo: [
          '高血压、高血脂、糖尿病',
          '疲倦、头晕、体重变化，找不到原因',
          '年度体检、验血、看报告',
          '同时吃好几种药，想请医生整理',
        ],
        questionsToAsk: ['我需要做哪些检查？', '这些药可以一起吃吗？', '多久回来复诊一次？', '什么情况要转专科？'],
      },
      'zh-Hant': {
        name: '內科',
        aliases: ['一般內科', '內科醫生', '內科醫師', '成人內科', '看內科'],
        description:
          '內科醫生看成年人的疾病，不需要開刀的問題大多可以先看內科。三高、慢性病和年度健檢常在這裡處理。不少人把內科醫生當作自己的家庭醫生。',
        whenToGo: [
          '高血壓、高血脂、糖尿病',
          '一直很累、頭暈、體重變化，找不出原因',
          '年度健檢、抽血、看報告',
          '同時吃好幾種藥，想請醫生整理',
        ],
        questionsToAsk: ['我需要做哪些檢查？', '這些藥可以一起吃嗎？', '多久要複診一次？', '什麼情況要轉給專科？'],
      },
      'en-US': {
        name: 'Internal Medicine',
        aliases: ['internist', 'adult medicine', 'adult doctor', 'general internal medicine'],
        description:
          'Internists are doctors for adults, and treat most problems without surgery. They manage blood pressure, cholesterol, diabetes, and other long-term conditions, and do yearly checkups. Many adults use an internist as their primary care doctor.',
        whenToGo: [
          'High blood pressure, high cholesterol, or diabetes',
          'Tiredness, dizziness, or weight change with no clear cause',
          'A yearly checkup, blood work, or help reading a report',
          'You take several medicines and want them reviewed',
        ],
        questionsToAsk: [
          'Which tests do I need?',
          'Can I take all of these medicines together?',
          'How often should I come back?',
          'When would you send me to a specialist?',
        ],
      },
    },
  },
  {
    id: 'general-practice',
    nuccCodes: ['208D00000X'],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '全科',
        aliases: ['全科医生', '普通科', '普通门诊', '全科门诊'],
        description: '全科医生看各种常见的小病，也做一般检查。病情需要时，会帮您转到合适的专科。',
        whenToGo: ['感冒、拉肚子、皮肤发痒等小毛病', '需要开药或医生证明', '想先问清楚该看哪个专科'],
        questionsToAsk: ['今天可以看到医生吗？', '需要验血或拍片吗？', '如果没有好转，下一步怎么办？'],
      },
      'zh-Hant': {
        name: '全科',
        aliases: ['普通科', '全科醫生', '普通科醫生', '一般門診'],
        description: '全科醫生看各種常見的小毛病，也做基本檢查。如果情況需要，會幫您轉到合適的專科。',
        whenToGo: ['感冒、拉肚子、皮膚癢等小毛病', '需要開藥或醫生證明', '想先問清楚該看哪個專科'],
        questionsToAsk: ['今天看得到醫生嗎？', '需要抽血或照X光嗎？', '如果沒有好轉，下一步怎麼做？'],
      },
      'en-US': {
        name: 'General Practice',
        aliases: ['general practitioner', 'general doctor', 'regular doctor'],
        description:
          'General practitioners treat common health problems and do basic exams. If you need more, they help you get to the right specialist.',
        whenToGo: [
          'A cold, diarrhea, itchy skin, or another everyday problem',
          'You need a prescription or a doctor’s note',
          'You want to ask which specialist to see',
        ],
        questionsToAsk: [
          'Can I be seen today?',
          'Do I need blood work or an X-ray?',
          'What’s next if I don’t get better?',
        ],
      },
    },
  },
  {
    id: 'geriatric-medicine',
    nuccCodes: ['207RG0300X', '207QG0300X'],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '老年医学科',
        aliases: ['老年科', '老人科', '老年病科', '长者医疗'],
        description:
          '老年科医生专门照顾年纪大的病人。他们会一起看记忆、走路、睡眠、用药和日常起居，也会跟家人商量怎么照顾。',
        whenToGo: ['老人常跌倒、走路不稳', '记性变差、性格变了', '药太多，怕互相影响', '家人想商量长期照顾的安排'],
        questionsToAsk: [
          '哪些药可以减少或停掉？',
          '家里要怎么改才不容易跌倒？',
          '可以申请哪些家庭护理？',
          '家人可以一起来看诊吗？',
        ],
      },
      'zh-Hant': {
        name: '老年醫學科',
        aliases: ['老人科', '老年科', '老人醫學', '高齡醫學科', '長者科'],
        description:
          '老年科醫生專門照顧年長的病人。他們會把記憶、走路、睡眠、用藥和日常起居一起看，也會和家人討論怎麼照顧。',
        whenToGo: ['長輩常跌倒、走路不穩', '記性變差、個性改變', '藥太多，擔心互相影響', '家人想討論長期照顧的安排'],
        questionsToAsk: [
          '哪些藥可以減少或停掉？',
          '家裡要怎麼改才不容易跌倒？',
          '可以申請哪些居家照護？',
          '家人可以一起進診間嗎？',
        ],
      },
      'en-US': {
        name: 'Geriatric Medicine',
        aliases: ['geriatrics', 'geriatrician', 'senior care doctor', 'elder care doctor', 'doctor for seniors'],
        description:
          'Geriatricians care for older adults. They look at memory, walking, sleep, medicines, and daily life together, and plan care with the family.',
        whenToGo: [
          'An older person falls often or walks unsteadily',
          'Memory is getting worse, or personality has changed',
          'There are too many medicines to keep track of',
          'The family wants to plan long-term care',
        ],
        questionsToAsk: [
          'Which medicines could we cut down or stop?',
          'How do we make the home safer against falls?',
          'What home care can we apply for?',
          'Can family come into the visit?',
        ],
      },
    },
  },
  {
    id: 'preventive-medicine',
    nuccCodes: [
      '2083P0901X',
      '2083X0100X',
      '2083P0500X',
      '2083A0100X',
      '2083A0300X',
      '2083B0002X',
      '2083P0011X',
      '2083T0002X',
    ],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '预防医学',
        aliases: ['职业病科', '职业医学', '公共卫生与预防医学', '职业健康', '旅行医学'],
        description: '预防医学医生帮人少生病。他们看工作引起的健康问题，做入职和职业体检，也给出国旅行和疫苗的建议。',
        whenToGo: ['上班接触粉尘、化学品或噪音', '公司要求做职业体检', '出国前想问疫苗和注意事项'],
        questionsToAsk: ['体检费由公司付还是自己付？', '我的工作要注意什么？', '我缺哪些疫苗？'],
      },
      'zh-Hant': {
        name: '預防醫學',
        aliases: ['職業醫學科', '職業病', '公共衛生及預防醫學', '旅遊醫學', '職業健檢'],
        description:
          '預防醫學醫生幫助大家少生病。他們看工作引起的健康問題，做到職健檢和職業健檢，也提供出國旅遊與疫苗的建議。',
        whenToGo: ['工作會接觸粉塵、化學品或噪音', '公司要求做職業健檢', '出國前想問疫苗和注意事項'],
        questionsToAsk: ['這次健檢由公司付還是自費？', '我的工作要注意什麼？', '我還缺哪些疫苗？'],
      },
      'en-US': {
        name: 'Preventive Medicine',
        aliases: ['occupational medicine', 'public health doctor', 'work health exam', 'travel medicine'],
        description:
          'Preventive medicine doctors work to keep people from getting sick. They treat health problems caused by work, do work physicals, and give advice on travel and vaccines.',
        whenToGo: [
          'You work around dust, chemicals, or loud noise',
          'Your employer asks for a health exam',
          'You want vaccine advice before a trip abroad',
        ],
        questionsToAsk: [
          'Does my employer pay for this exam, or do I?',
          'What should I watch for at my job?',
          'Which vaccines am I missing?',
        ],
      },
    },
  },
  {
    id: 'nutrition',
    nuccCodes: [
      '133V00000X',
      '133N00000X',
      '133NN1002X',
      '133VN1004X',
      '133VN1005X',
      '133VN1006X',
      '133VN1101X',
      '133VN1201X',
      '133VN1301X',
      '133VN1401X',
      '133VN1501X',
    ],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '营养师',
        aliases: ['营养科', '营养咨询', '注册营养师', '饮食指导'],
        description: '营养师教您怎么吃。他们按您的病情、口味和平时做的饭菜，定出做得到的饮食办法，中餐也可以。',
        whenToGo: ['有糖尿病、肾病或血脂高，要注意饮食', '想减重或增重', '孩子挑食、长得慢'],
        questionsToAsk: ['中餐怎么搭配才合适？', '保险包几次营养咨询？', '需要带饮食记录来吗？'],
      },
      'zh-Hant': {
        name: '營養師',
        aliases: ['營養科', '營養諮詢', '註冊營養師', '飲食指導', '膳食營養'],
        description: '營養師教您怎麼吃。他們會看您的病情、口味和平常煮的菜，訂出做得到的飲食方式，中式料理也可以。',
        whenToGo: ['有糖尿病、腎臟病或血脂高，要注意飲食', '想減重或增重', '孩子挑食、長得慢'],
        questionsToAsk: ['中菜怎麼搭配比較好？', '保險給付幾次營養諮詢？', '要帶飲食紀錄來嗎？'],
      },
      'en-US': {
        name: 'Nutrition',
        aliases: ['dietitian', 'registered dietitian', 'nutritionist', 'diet counseling'],
        description:
          'Dietitians help you decide what to eat. They build a plan around your health, your tastes, and the food you cook at home, including Chinese food.',
        whenToGo: [
          'You need to watch your diet because of diabetes, kidney disease, or high cholesterol',
          'You want to lose or gain weight',
          'A child is a picky eater or growing slowly',
        ],
        questionsToAsk: [
          'How can I fit Chinese food into my eating plan?',
          'How many visits does my insurance cover?',
          'Should I bring a food diary?',
        ],
      },
    },
  },
  {
    id: 'nurse-practitioner',
    nuccCodes: [
      '363L00000X',
      '363LF0000X',
      '363LA2100X',
      '363LA2200X',
      '363LC0200X',
      '363LC1500X',
      '363LG0600X',
      '363LN0000X',
      '363LN0005X',
      '363LP0200X',
      '363LP0222X',
      '363LP0808X',
      '363LP1700X',
      '363LP2300X',
      '363LS0200X',
      '363LW0102X',
      '363LX0001X',
      '363LX0106X',
    ],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '专科护理师',
        aliases: ['执业护师', '执业护理师', '开业护士', '护理师门诊'],
        description: '专科护理师（NP）是受过高级训练的护士，可以看诊、开检查和开药。很多诊所的常见病和复诊都由他们看。',
        whenToGo: ['感冒、体检、打疫苗等日常看诊', '慢性病复诊、续药', '想早点约到时间'],
        questionsToAsk: ['您和哪位医生一起看病人？', '您可以开我需要的药吗？', '什么情况要改看医生？'],
      },
      'zh-Hant': {
        name: '專科護理師',
        aliases: ['執業護理師', '專科護士', '專師', '執業護士'],
        description:
          '專科護理師（NP）是受過進階訓練的護理師，可以看診、安排檢查和開藥。許多診所的常見疾病和複診都由他們看。',
        whenToGo: ['感冒、健檢、打疫苗等日常看診', '慢性病複診、拿藥', '想早點約到時間'],
        questionsToAsk: ['您和哪位醫生一起看病人？', '您可以開我需要的藥嗎？', '什麼情況要改看醫生？'],
      },
      'en-US': {
        name: 'Nurse Practitioner',
        aliases: ['NP', 'advanced practice nurse', 'family nurse practitioner', 'FNP'],
        description:
          'Nurse practitioners are nurses with advanced training. They can examine you, order tests, and prescribe medicine. In many clinics they handle everyday visits and follow-ups.',
        whenToGo: [
          'Everyday visits such as a cold, a checkup, or a vaccine',
          'Follow-up or refills for a long-term condition',
          'You want an earlier appointment',
        ],
        questionsToAsk: [
          'Which doctor do you work with?',
          'Can you prescribe the medicine I need?',
          'When should I see a doctor instead?',
        ],
      },
    },
  },
  {
    id: 'physician-assistant',
    nuccCodes: ['363A00000X', '363AM0700X', '363AS0400X'],
    bodyArea: 'general',
    text: {
      'zh-Hans': {
        name: '医师助理',
        aliases: ['医生助理', '助理医师', '助理医生'],
        description:
          '医师助理（PA）和医生一起工作，可以看诊、开检查、开药，也在手术时帮忙。专科诊所的首诊和复诊常由他们先看。',
        whenToGo: ['常见病和复诊', '手术前后的检查', '想早点约到时间'],
        questionsToAsk: ['哪位医生负责我的病情？', '今天会见到医生吗？', '有问题时可以找您吗？'],
      },
      'zh-Hant': {
        name: '醫師助理',
        aliases: ['醫生助理', '助理醫師', '醫務助理'],
        description:
          '醫師助理（PA）和醫生一起工作，可以看診、安排檢查、開藥，手術時也會協助。專科診所的初診和複診常由他們先看。',
        whenToGo: ['常見疾病和複診', '手術前後的檢查', '想早點約到時間'],
        questionsToAsk: ['哪位醫生負責我的病情？', '今天會見到醫生嗎？', '之後有問題可以找您嗎？'],
      },
      'en-US': {
        name: 'Physician Assistant',
        aliases: ['PA', 'physician associate', "doctor's assistant"],
        description:
          'Physician assistants work with a doctor. They can examine you, order tests, prescribe medicine, and help in surgery. In many specialty clinics you see the PA first.',
        whenToGo: [
          'Common problems and follow-up visits',
          'Checks before and after surgery',
          'You want an earlier appointment',
        ],
        questionsToAsk: [
          'Which doctor is in charge of my care?',
          'Will I see the doctor today?',
          'Can I reach you if I have questions later?',
        ],
      },
    },
  },
]

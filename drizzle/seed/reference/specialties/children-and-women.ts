import type { SpecialtyEntry } from './entry.ts'

export const childrenAndWomen: SpecialtyEntry[] = [
  {
    id: 'pediatrics',
    nuccCodes: [
      '208000000X',
      '2080B0002X',
      '2080C0008X',
      '2080H0002X',
      '2080N0001X',
      '2080P0006X',
      '2080P0008X',
      '2080P0202X',
      '2080P0205X',
      '2080P0206X',
      '2080P0207X',
      '2080P0208X',
      '2080P0210X',
      '2080P0214X',
      '2080P0216X',
      '2080P1004X',
      '2080T0002X',
      '2080T0004X',
    ],
    bodyArea: 'children',
    text: {
      'zh-Hans': {
        name: '儿科',
        aliases: ['小儿科', '儿童医生', '小孩看病', '儿科医生', '宝宝医生', '小儿内科'],
        description:
          '儿科医生看新生儿到青少年。孩子发烧、咳嗽、出疹子都可以来看，打疫苗、量身高体重、入学体检也在这里做。喂养和发育上的疑问，也可以问儿科医生。',
        whenToGo: [
          '发烧、咳嗽、拉肚子、出疹子',
          '新生儿和定期的健康检查',
          '打疫苗、填学校体检表',
          '担心身高、说话或发育',
        ],
        questionsToAsk: [
          '孩子还缺哪些疫苗？',
          '发烧到什么程度要马上来？',
          '下班以后孩子生病，打哪个电话？',
          '可以填学校或日托的表格吗？',
        ],
      },
      'zh-Hant': {
        name: '兒科',
        aliases: ['小兒科', '兒童科', '小兒科醫生', '兒科醫師', '小朋友看醫生', '寶寶看診'],
        description:
          '兒科醫生看新生兒到青少年。小孩發燒、咳嗽、起疹子都可以來看，打疫苗、量身高體重、入學健檢也在這裡做。餵奶、副食品和發展上的疑問，也可以問兒科醫生。',
        whenToGo: [
          '發燒、咳嗽、拉肚子、起疹子',
          '新生兒和定期的健兒門診',
          '打疫苗、填學校健檢表',
          '擔心身高、說話或發展',
        ],
        questionsToAsk: [
          '孩子還缺哪些疫苗？',
          '燒到什麼程度要馬上來？',
          '下班後孩子不舒服，打哪支電話？',
          '可以幫忙填學校或托兒所的表格嗎？',
        ],
      },
      'en-US': {
        name: 'Pediatrics',
        aliases: ['pediatrician', "children's doctor", 'kids doctor', 'baby doctor', 'peds'],
        description:
          'Pediatricians care for children from birth through the teen years. Come for fever, cough, or a rash, and for vaccines, growth checks, and school forms. You can also ask about feeding and development.',
        whenToGo: [
          'Fever, cough, diarrhea, or a rash',
          'Newborn and regular well-child checks',
          'Vaccines and school health forms',
          'Worries about growth, speech, or development',
        ],
        questionsToAsk: [
          'Which vaccines does my child still need?',
          'How high a fever means we should come right away?',
          'Who do we call after hours?',
          'Can you fill out school or day care forms?',
        ],
      },
    },
  },
  {
    id: 'adolescent-medicine',
    nuccCodes: ['2080A0000X', '207QA0000X', '207RA0000X'],
    bodyArea: 'children',
    parentId: 'pediatrics',
    text: {
      'zh-Hans': {
        name: '青少年医学',
        aliases: ['青少年科', '青春期门诊', '青少年门诊'],
        description:
          '青少年医学看十几岁的孩子和刚成年的年轻人。医生会谈发育、月经、情绪、饮食和运动，也会留时间单独跟孩子谈。',
        whenToGo: ['青春期发育太早或太晚', '月经、青春痘、饮食上的问题', '情绪低落、压力大、不想上学'],
        questionsToAsk: ['哪些内容会替孩子保密？', '家长什么时候一起谈？', '几岁要改看成人科？'],
      },
      'zh-Hant': {
        name: '青少年醫學',
        aliases: ['青少年科', '青春期門診', '青少年門診'],
        description:
          '青少年醫學看十幾歲的孩子和剛成年的年輕人。醫生會談發育、月經、情緒、飲食和運動，也會留時間單獨和孩子聊。',
        whenToGo: ['青春期發育太早或太晚', '月經、青春痘、飲食上的問題', '情緒低落、壓力大、不想上學'],
        questionsToAsk: ['哪些內容會幫孩子保密？', '家長什麼時候一起談？', '幾歲要轉到成人科別？'],
      },
      'en-US': {
        name: 'Adolescent Medicine',
        aliases: ['teen doctor', 'teen health', 'doctor for teenagers'],
        description:
          'Adolescent medicine is for teens and young adults. The doctor talks about growth, periods, mood, eating, and sports, and makes time to talk with the teen alone.',
        whenToGo: [
          'Puberty that seems too early or too late',
          'Questions about periods, acne, or eating',
          'Low mood, stress, or not wanting to go to school',
        ],
        questionsToAsk: [
          'What do you keep private for my teen?',
          'When do parents join the visit?',
          'At what age do we move to an adult doctor?',
        ],
      },
    },
  },
  {
    id: 'obstetrics-and-gynecology',
    nuccCodes: [
      '207V00000X',
      '207VG0400X',
      '207VX0000X',
      '207VB0002X',
      '207VC0300X',
      '207VF0040X',
      '207VH0002X',
      '207VX0201X',
    ],
    bodyArea: 'women',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '妇产科',
        aliases: ['妇科', '产科', '妇科医生', '产科医生', '接生医生', '妇女科'],
        description:
          '妇产科看女性的健康：月经、白带、避孕、怀孕、生产和更年期。怀孕后的产检也在这里做。宫颈涂片、乳房检查可以在年度妇科检查时一起安排。',
        whenToGo: [
          '怀孕、产检、产后检查',
          '月经不准、痛经、经血太多',
          '白带异常、下面发痒',
          '年度妇科检查、避孕、更年期不适',
        ],
        questionsToAsk: [
          '您在哪家医院接生？',
          '可以要求女医生或中文翻译吗？',
          '我这个年纪要做哪些检查？',
          '费用和保险怎么算？',
        ],
      },
      'zh-Hant': {
        name: '婦產科',
        aliases: ['婦科', '產科', '婦科醫生', '婦產科醫師', '婦女科', '產科醫生'],
        description:
          '婦產科照顧女性健康：月經、分泌物、避孕、懷孕、生產和更年期。懷孕後的產檢也在這裡做。子宮頸抹片和乳房檢查，可以在每年的婦科檢查時一起安排。',
        whenToGo: [
          '懷孕、產檢、產後檢查',
          '月經不順、經痛、經血過多',
          '分泌物異常、私密處搔癢',
          '每年的婦科檢查、避孕、更年期不適',
        ],
        questionsToAsk: [
          '您在哪家醫院接生？',
          '可以指定女醫生或中文口譯嗎？',
          '我這個年紀要做哪些檢查？',
          '費用和保險怎麼算？',
        ],
      },
      'en-US': {
        name: 'Obstetrics & Gynecology',
        aliases: ['OB-GYN', 'OBGYN', 'gynecologist', 'obstetrician', "women's doctor", "women's health", 'gynecology'],
        description:
          'OB-GYN doctors care for women’s health: periods, birth control, pregnancy, birth, and menopause. Pregnancy checkups are done here. A Pap test and breast exam can be part of a yearly visit.',
        whenToGo: [
          'Pregnancy, prenatal visits, and checks after birth',
          'Irregular, painful, or heavy periods',
          'Unusual discharge or itching',
          'A yearly exam, birth control, or menopause',
        ],
        questionsToAsk: [
          'Which hospital do you deliver at?',
          'Can I ask for a female doctor or a Chinese interpreter?',
          'Which tests should I have at my age?',
          'What will it cost with my insurance?',
        ],
      },
    },
  },
  {
    id: 'maternal-and-fetal-medicine',
    nuccCodes: ['207VM0101X'],
    bodyArea: 'women',
    isSensitive: true,
    parentId: 'obstetrics-and-gynecology',
    text: {
      'zh-Hans': {
        name: '母胎医学',
        aliases: ['高危妊娠', '高危产科', '高危孕妇门诊', '高龄产妇门诊'],
        description: '母胎医学医生照顾高风险的孕妇。他们做详细的胎儿超声，和您的产科医生一起跟进妈妈和宝宝。',
        whenToGo: ['怀双胞胎或多胞胎', '怀孕时有高血压、糖尿病或其他病', '产科医生建议做进一步检查'],
        questionsToAsk: ['我要多久来检查一次？', '还要继续看原来的产科医生吗？', '出现什么情况要马上去医院？'],
      },
      'zh-Hant': {
        name: '母胎醫學',
        aliases: ['高危險妊娠', '高危產科', '高層次超音波', '高齡產婦門診'],
        description: '母胎醫學醫生照顧高風險的孕婦。他們做詳細的胎兒超音波，和您的產科醫生一起追蹤媽媽和寶寶。',
        whenToGo: ['懷雙胞胎或多胞胎', '懷孕時有高血壓、糖尿病或其他疾病', '產科醫生建議做進一步檢查'],
        questionsToAsk: ['我多久要來檢查一次？', '還要繼續看原來的產科醫生嗎？', '出現什麼情況要馬上去醫院？'],
      },
      'en-US': {
        name: 'Maternal & Fetal Medicine',
        aliases: ['MFM', 'high-risk pregnancy doctor', 'perinatologist', 'high-risk OB'],
        description:
          'These doctors care for pregnancies that need closer watching. They do detailed ultrasounds of the baby and work with your own OB.',
        whenToGo: [
          'You are having twins or more',
          'You have high blood pressure, diabetes, or another illness while pregnant',
          'Your OB suggests more tests',
        ],
        questionsToAsk: [
          'How often do I need to come?',
          'Do I keep seeing my regular OB?',
          'What should send me straight to the hospital?',
        ],
      },
    },
  },
  {
    id: 'reproductive-endocrinology',
    nuccCodes: ['207VE0102X'],
    bodyArea: 'women',
    isSensitive: true,
    parentId: 'obstetrics-and-gynecology',
    text: {
      'zh-Hans': {
        name: '生殖内分泌科',
        aliases: ['生殖科', '不孕不育科', '试管婴儿', '生殖中心', '冻卵', '人工授精'],
        description:
          '生殖内分泌科帮助想要孩子、但一直怀不上的夫妻，也看多囊卵巢等激素问题。医生会先找原因，再谈有哪些办法和费用。',
        whenToGo: ['试了一年还没怀上（35岁以上是半年）', '多次流产', '想了解试管婴儿或冻卵', '多囊卵巢、月经很久不来'],
        questionsToAsk: [
          '夫妻两人要做哪些检查？',
          '保险包哪些项目？自费多少？',
          '有哪些办法，各有什么风险？',
          '要请几次假来看诊？',
        ],
      },
      'zh-Hant': {
        name: '生殖內分泌科',
        aliases: ['不孕症科', '生殖醫學科', '試管嬰兒', '凍卵', '人工受孕', '生殖中心'],
        description:
          '生殖內分泌科協助想要孩子、卻一直沒有懷孕的夫妻，也看多囊性卵巢等荷爾蒙問題。醫生會先找原因，再談有哪些方法和費用。',
        whenToGo: [
          '試了一年還沒懷孕（35歲以上是半年）',
          '多次流產',
          '想了解試管嬰兒或凍卵',
          '多囊性卵巢、月經很久沒來',
        ],
        questionsToAsk: [
          '夫妻兩人要做哪些檢查？',
          '保險給付哪些項目？自費多少？',
          '有哪些方法，各有什麼風險？',
          '大概要請幾次假來看診？',
        ],
      },
      'en-US': {
        name: 'Reproductive Endocrinology',
        aliases: ['fertility doctor', 'infertility specialist', 'IVF', 'egg freezing', 'fertility clinic'],
        description:
          'These doctors help people who want a baby but have trouble getting pregnant. They also see hormone problems such as PCOS. They look for the cause first, then talk about choices and cost.',
        whenToGo: [
          'A year of trying without a pregnancy (six months if 35 or older)',
          'More than one miscarriage',
          'You want to learn about IVF or egg freezing',
          'PCOS, or no period for months',
        ],
        questionsToAsk: [
          'Which tests do both partners need?',
          'What does insurance cover, and what would I pay?',
          'What are the choices, and the risks of each?',
          'How many visits should I plan for?',
        ],
      },
    },
  },
  {
    id: 'midwifery',
    nuccCodes: ['367A00000X', '176B00000X'],
    bodyArea: 'women',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '助产士',
        aliases: ['助产师', '助产护士', '自然分娩接生'],
        description: '怀孕和生产一切正常时，可以由助产士照顾，妇科检查也做。情况复杂时，会和产科医生一起处理。',
        whenToGo: ['怀孕顺利，希望有人一路陪产', '产检、产后和母乳喂养的问题', '一般的妇科检查'],
        questionsToAsk: ['您在哪里接生？', '什么情况会转给产科医生？', '生产时可以用哪些止痛方法？'],
      },
      'zh-Hant': {
        name: '助產士',
        aliases: ['助產師', '接生助產', '溫柔生產'],
        description: '懷孕和生產一切正常時，可以由助產士照顧，婦科檢查也做。情況比較複雜時，會和產科醫生一起處理。',
        whenToGo: ['懷孕順利，希望有人一路陪產', '產檢、產後和餵母乳的問題', '一般的婦科檢查'],
        questionsToAsk: ['您在哪裡接生？', '什麼情況會轉給產科醫生？', '生產時可以用哪些減痛方式？'],
      },
      'en-US': {
        name: 'Midwifery',
        aliases: ['midwife', 'certified nurse midwife', 'CNM', 'birth midwife'],
        description:
          'Midwives care for women through pregnancy and birth when things are going normally, and do routine women’s exams. They work with an OB when care gets more complex.',
        whenToGo: [
          'Your pregnancy is going well and you want support all through labor',
          'Prenatal, after-birth, and breastfeeding questions',
          'A routine women’s exam',
        ],
        questionsToAsk: [
          'Where do you deliver babies?',
          'When would you send me to an OB?',
          'What can I use for pain during labor?',
        ],
      },
    },
  },
]

import type { SpecialtyEntry } from './entry.ts'

export const digestionAndUrinary: SpecialtyEntry[] = [
  {
    id: 'gastroenterology',
    nuccCodes: ['207RG0100X'],
    bodyArea: 'digestion',
    text: {
      'zh-Hans': {
        name: '消化科',
        aliases: ['肠胃科', '消化内科', '肠胃', '胃肠科', '肠胃医生', '胃科', '看胃', '做胃镜的医生', '做肠镜的医生'],
        description:
          '消化科看食道、胃、肠、肝、胆和胰腺的问题。胃痛、反酸、便秘、拉肚子都可以来看。胃镜和肠镜由消化科医生做。',
        whenToGo: [
          '胃痛、烧心、反酸老是不好',
          '便秘或拉肚子超过两周',
          '大便带一点血（大便发黑、吐血或血很多，请去急诊或打911）',
          '到了年纪，想问要不要做肠镜',
        ],
        questionsToAsk: [
          '我需要做胃镜或肠镜吗？',
          '做检查前怎么清肠、怎么吃？',
          '做的时候会打麻醉吗？要有人来接吗？',
          '保险包检查和麻醉吗？',
        ],
      },
      'zh-Hant': {
        name: '腸胃科',
        aliases: ['消化內科', '腸胃', '胃腸科', '肝膽腸胃科', '腸胃專科', '消化科', '看胃', '照胃鏡', '照大腸鏡'],
        description:
          '腸胃科看食道、胃、腸、肝、膽和胰臟的問題。胃痛、胃酸逆流、便秘、拉肚子都可以來看。胃鏡和大腸鏡由腸胃科醫生做。',
        whenToGo: [
          '胃痛、火燒心、胃酸逆流一直不好',
          '便秘或拉肚子超過兩週',
          '大便帶一點血（大便變黑、吐血或血很多，請去急診或打911）',
          '到了年紀，想問要不要做大腸鏡',
        ],
        questionsToAsk: [
          '我需要照胃鏡或大腸鏡嗎？',
          '檢查前怎麼清腸、怎麼吃？',
          '檢查時會麻醉嗎？要有人來接嗎？',
          '保險給付檢查和麻醉嗎？',
        ],
      },
      'en-US': {
        name: 'Gastroenterology',
        aliases: [
          'stomach doctor',
          'GI doctor',
          'gastroenterologist',
          'digestive doctor',
          'colonoscopy doctor',
          'gut doctor',
        ],
        description:
          'Gastroenterologists treat the esophagus, stomach, bowels, liver, gallbladder, and pancreas. See one for stomach pain, heartburn, constipation, or diarrhea. They do upper endoscopies and colonoscopies.',
        whenToGo: [
          'Stomach pain or heartburn that keeps coming back',
          'Constipation or diarrhea for more than two weeks',
          'A little blood in the stool (for black stool, vomiting blood, or heavy bleeding, go to the ER or call 911)',
          'You’ve reached the age to ask about a colonoscopy',
        ],
        questionsToAsk: [
          'Do I need an endoscopy or a colonoscopy?',
          'How do I prepare, and what can I eat?',
          'Will I be asleep, and do I need a ride home?',
          'Does my plan cover the test and the anesthesia?',
        ],
      },
    },
  },
  {
    id: 'hepatology',
    nuccCodes: ['207RI0008X', '207RT0003X'],
    bodyArea: 'digestion',
    parentId: 'gastroenterology',
    text: {
      'zh-Hans': {
        name: '肝病科',
        aliases: ['肝科', '看肝', '乙肝', '肝脏科', '肝胆科', '肝病医生'],
        description: '肝病科看乙肝、丙肝、脂肪肝和肝硬化。医生会定期验血、照肝脏超声，看肝有没有变化。',
        whenToGo: ['乙肝、丙肝携带者，要定期检查', '肝功能指数偏高', '脂肪肝、肝硬化', '家里有人得过肝病'],
        questionsToAsk: [
          '我现在需要吃药吗？',
          '多久验一次血、照一次超声？',
          '家人要不要检查或打疫苗？',
          '喝酒和中药要注意什么？',
        ],
      },
      'zh-Hant': {
        name: '肝病科',
        aliases: ['肝科', '看肝', 'B肝', '肝臟科', '肝膽科', '肝病專科'],
        description: '肝病科看B肝、C肝、脂肪肝和肝硬化。醫生會定期抽血、照肝臟超音波，追蹤肝臟有沒有變化。',
        whenToGo: ['B肝、C肝帶原，要定期檢查', '肝指數偏高', '脂肪肝、肝硬化', '家人有肝病'],
        questionsToAsk: [
          '我現在需要吃藥嗎？',
          '多久抽一次血、照一次超音波？',
          '家人要不要檢查或打疫苗？',
          '喝酒和中藥要注意什麼？',
        ],
      },
      'en-US': {
        name: 'Hepatology',
        aliases: ['liver doctor', 'hepatologist', 'liver specialist', 'hepatitis doctor'],
        description:
          'Hepatologists treat liver disease: hepatitis B and C, fatty liver, and cirrhosis. They do regular blood work and liver ultrasounds to watch for changes.',
        whenToGo: [
          'You carry hepatitis B or C and need regular checks',
          'High liver numbers on a blood test',
          'Fatty liver or cirrhosis',
          'Liver disease in your family',
        ],
        questionsToAsk: [
          'Do I need medicine now?',
          'How often do I need blood work and an ultrasound?',
          'Should my family be tested or vaccinated?',
          'What should I know about alcohol and herbal medicine?',
        ],
      },
    },
  },
  {
    id: 'colorectal-surgery',
    nuccCodes: ['208C00000X'],
    bodyArea: 'digestion',
    text: {
      'zh-Hans': {
        name: '结直肠外科',
        aliases: ['肛肠科', '肛肠', '肛门科', '痔疮科', '大肠外科', '肛肠外科'],
        description: '结直肠外科看大肠和肛门的问题，例如痔疮、肛裂、息肉和肠道肿瘤。能不开刀的，医生会先谈其他办法。',
        whenToGo: ['痔疮痛或流血', '肛门痛、痒、有肿块', '肠镜发现息肉或肿块'],
        questionsToAsk: ['一定要开刀吗？', '开刀后痛几天、请假几天？', '出血到什么程度要去急诊？'],
      },
      'zh-Hant': {
        name: '大腸直腸外科',
        aliases: ['肛門科', '肛腸科', '直腸科', '痔瘡專科', '直腸外科', '大腸肛門科'],
        description:
          '大腸直腸外科看大腸和肛門的問題，例如痔瘡、肛裂、息肉和大腸腫瘤。可以不開刀的，醫生會先談其他方法。',
        whenToGo: ['痔瘡痛或流血', '肛門痛、癢、有腫塊', '大腸鏡發現息肉或腫塊'],
        questionsToAsk: ['一定要開刀嗎？', '開刀後會痛幾天、請假幾天？', '出血到什麼程度要去急診？'],
      },
      'en-US': {
        name: 'Colorectal Surgery',
        aliases: ['colon and rectal surgery', 'proctologist', 'hemorrhoid doctor', 'colon surgeon', 'rectal doctor'],
        description:
          'Colorectal surgeons treat problems of the colon and anus: hemorrhoids, tears, polyps, and tumors. If you may not need surgery, they go over other choices first.',
        whenToGo: [
          'Hemorrhoids that hurt or bleed',
          'Pain, itching, or a lump at the anus',
          'A polyp or growth found on a colonoscopy',
        ],
        questionsToAsk: [
          'Is surgery the only way?',
          'How long will it hurt, and how long will I be off work?',
          'How much bleeding means I should go to the emergency room?',
        ],
      },
    },
  },
  {
    id: 'nephrology',
    nuccCodes: ['207RN0300X'],
    bodyArea: 'kidney-and-urinary',
    text: {
      'zh-Hans': {
        name: '肾脏科',
        aliases: ['肾科', '肾内科', '肾病科', '洗肾', '透析', '看肾', '肾脏医生'],
        description: '肾脏科看肾功能的问题，例如肾功能下降、蛋白尿和电解质不平衡。需要透析（洗肾）的病人也由他们照顾。',
        whenToGo: ['验血发现肾功能下降', '尿里有蛋白或泡沫很多', '脚肿、脸肿', '糖尿病或高血压影响到肾'],
        questionsToAsk: [
          '我的肾功能现在怎么样？',
          '饮食上要少吃什么？',
          '哪些药会伤肾，要避开？',
          '多久验一次血和尿？',
        ],
      },
      'zh-Hant': {
        name: '腎臟科',
        aliases: ['腎科', '腎臟內科', '洗腎', '透析', '看腎', '腎病科'],
        description: '腎臟科看腎功能的問題，例如腎功能下降、蛋白尿和電解質不平衡。需要洗腎（透析）的病人也由他們照顧。',
        whenToGo: ['抽血發現腎功能下降', '尿裡有蛋白或泡泡很多', '腳腫、臉腫', '糖尿病或高血壓影響到腎臟'],
        questionsToAsk: [
          '我的腎功能現在怎麼樣？',
          '飲食上要少吃什麼？',
          '哪些藥會傷腎，要避開？',
          '多久驗一次血和尿？',
        ],
      },
      'en-US': {
        name: 'Nephrology',
        aliases: ['kidney doctor', 'nephrologist', 'kidney specialist', 'dialysis doctor'],
        description:
          'Nephrologists treat kidney problems: low kidney function, protein in the urine, and salts in the blood that are out of balance. They also care for people on dialysis.',
        whenToGo: [
          'Blood work shows your kidneys are slowing down',
          'Protein in the urine, or urine that stays foamy',
          'Swelling in the legs or face',
          'Diabetes or high blood pressure is affecting your kidneys',
        ],
        questionsToAsk: [
          'How are my kidneys doing now?',
          'What should I eat less of?',
          'Which medicines should I avoid?',
          'How often do I need blood and urine tests?',
        ],
      },
    },
  },
  {
    id: 'urology',
    nuccCodes: ['208800000X', '2088F0040X', '2088P0231X'],
    bodyArea: 'kidney-and-urinary',
    text: {
      'zh-Hans': {
        name: '泌尿科',
        aliases: ['泌尿外科', '男科', '前列腺科', '泌尿医生', '男性科'],
        description: '泌尿科看男女的小便问题，例如尿频、漏尿、尿路感染和肾结石。前列腺和男性功能的问题也看这一科。',
        whenToGo: ['尿频、夜尿多、尿不干净', '小便痛、尿里有血', '肾结石、腰侧绞痛', '前列腺或男性功能的问题'],
        questionsToAsk: ['需要验尿、验血或照超声吗？', '不吃药、不开刀可以吗？', '我要多久查一次前列腺？'],
      },
      'zh-Hant': {
        name: '泌尿科',
        aliases: ['泌尿外科', '男性科', '攝護腺科', '前列腺科', '泌尿專科'],
        description:
          '泌尿科看男女的小便問題，例如頻尿、漏尿、泌尿道感染和腎結石。攝護腺（前列腺）和男性功能的問題也看這一科。',
        whenToGo: ['頻尿、夜尿多、尿不乾淨', '小便痛、尿裡有血', '腎結石、側腰絞痛', '攝護腺或男性功能的問題'],
        questionsToAsk: ['需要驗尿、抽血或照超音波嗎？', '不吃藥、不開刀可以嗎？', '多久要檢查一次攝護腺？'],
      },
      'en-US': {
        name: 'Urology',
        aliases: ['urologist', 'prostate doctor', 'bladder doctor', "men's health", 'urinary doctor'],
        description:
          'Urologists treat urinary problems in men and women: going too often, leaks, infections, and kidney stones. They also see prostate and men’s health problems.',
        whenToGo: [
          'Going too often, getting up at night, or not emptying all the way',
          'Pain when you urinate, or blood in the urine',
          'Kidney stones or sharp pain in your side',
          'Prostate or men’s sexual health concerns',
        ],
        questionsToAsk: [
          'Do I need a urine test, blood test, or ultrasound?',
          'Can we manage this without medicine or surgery?',
          'How often should my prostate be checked?',
        ],
      },
    },
  },
]

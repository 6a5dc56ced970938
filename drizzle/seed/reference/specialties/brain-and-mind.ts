import type { SpecialtyEntry } from './entry.ts'

export const brainAndMind: SpecialtyEntry[] = [
  {
    id: 'neurology',
    nuccCodes: [
      '2084N0400X',
      '2084N0402X',
      '2084N0600X',
      '2084N0008X',
      '2084A2900X',
      '2084B0040X',
      '2084D0003X',
      '2084E0001X',
      '2084P0005X',
      '2084P0301X',
      '2084V0102X',
    ],
    bodyArea: 'brain-and-nerves',
    text: {
      'zh-Hans': {
        name: '神经内科',
        aliases: ['神经科', '脑神经科', '脑科', '神经科医生', '神经内科医生'],
        description:
          '神经内科看脑、脊髓和神经的问题，例如头痛、手脚发麻、癫痫、帕金森和记忆变差。突然嘴歪、一边手脚没力、说不清话，可能是中风，请马上打911。',
        whenToGo: ['常头痛、偏头痛', '手脚发麻、发抖、没力', '记性变差、常走丢', '中风后要跟进、癫痫要调药'],
        questionsToAsk: ['需要做磁共振或脑电图吗？', '药有哪些副作用？', '可以开车吗？', '家人怎么帮忙观察？'],
      },
      'zh-Hant': {
        name: '神經內科',
        aliases: ['神經科', '腦神經內科', '腦科', '神經內科醫生', '腦內科'],
        description:
          '神經內科看腦、脊髓和神經的問題，例如頭痛、手腳發麻、癲癇、巴金森氏症和記憶變差。突然嘴歪、一邊手腳沒力、講話不清，可能是中風，請馬上打911。',
        whenToGo: ['常頭痛、偏頭痛', '手腳發麻、發抖、無力', '記性變差、常走失', '中風後要追蹤、癲癇要調藥'],
        questionsToAsk: ['需要做磁振造影或腦波檢查嗎？', '藥有哪些副作用？', '可以開車嗎？', '家人要怎麼幫忙觀察？'],
      },
      'en-US': {
        name: 'Neurology',
        aliases: ['neurologist', 'brain doctor', 'nerve doctor', 'headache doctor'],
        description:
          'Neurologists treat the brain, spinal cord, and nerves: headaches, numb hands or feet, seizures, Parkinson’s, and memory loss. If a face suddenly droops, one side goes weak, or speech is slurred, it may be a stroke. Call 911 right away.',
        whenToGo: [
          'Frequent headaches or migraines',
          'Numbness, shaking, or weakness',
          'Memory getting worse, or getting lost',
          'Follow-up after a stroke, or seizure medicine that needs adjusting',
        ],
        questionsToAsk: [
          'Do I need an MRI or a brain wave test?',
          'What side effects can the medicine have?',
          'Is it safe for me to drive?',
          'What should my family watch for?',
        ],
      },
    },
  },
  {
    id: 'neurosurgery',
    nuccCodes: ['207T00000X'],
    bodyArea: 'brain-and-nerves',
    text: {
      'zh-Hans': {
        name: '神经外科',
        aliases: ['脑外科', '脑部手术', '脑外科医生', '神经外科医生'],
        description:
          '神经外科医生做脑、脊椎和神经的手术，例如脑瘤、脑出血和严重的椎间盘突出。平时也帮病人评估要不要开刀。',
        whenToGo: ['神经科或骨科医生建议评估手术', '检查发现脑部肿块或血管问题', '脊椎压到神经，手脚越来越没力'],
        questionsToAsk: ['一定要开刀吗？不开会怎样？', '手术有哪些风险？', '术后要康复多久？'],
      },
      'zh-Hant': {
        name: '神經外科',
        aliases: ['腦外科', '腦神經外科', '腦部手術', '神經外科醫生'],
        description:
          '神經外科醫生做腦、脊椎和神經的手術，例如腦瘤、腦出血和嚴重的椎間盤突出。平常也幫病人評估要不要開刀。',
        whenToGo: ['神經科或骨科醫生建議評估手術', '檢查發現腦部腫塊或血管問題', '脊椎壓到神經，手腳越來越沒力'],
        questionsToAsk: ['一定要開刀嗎？不開會怎樣？', '手術有哪些風險？', '術後要復健多久？'],
      },
      'en-US': {
        name: 'Neurosurgery',
        aliases: ['neurosurgeon', 'brain surgeon', 'brain surgery', 'neurological surgery'],
        description:
          'Neurosurgeons operate on the brain, spine, and nerves: brain tumors, bleeding in the brain, and severe slipped discs. They also help you decide if surgery is needed.',
        whenToGo: [
          'Your doctor suggests seeing a surgeon',
          'A scan shows a brain mass or blood vessel problem',
          'A pinched nerve makes your arms or legs weaker',
        ],
        questionsToAsk: [
          'Do I really need surgery? What happens if I don’t have it?',
          'What are the risks?',
          'How long is recovery?',
        ],
      },
    },
  },
  {
    id: 'sleep-medicine',
    nuccCodes: ['207RS0012X', '207QS1201X', '207YS0012X', '2080S0012X', '2084S0012X', '173F00000X'],
    bodyArea: 'brain-and-nerves',
    text: {
      'zh-Hans': {
        name: '睡眠医学科',
        aliases: ['睡眠科', '睡眠中心', '睡眠检查', '睡眠门诊', '睡眠呼吸机'],
        description: '睡眠医学科看睡不好、打呼和睡觉时呼吸暂停的问题。医生可能请您在家里或睡眠中心做一晚的检查。',
        whenToGo: ['打呼很大声、睡觉时憋气', '白天一直想睡', '失眠很久，影响生活'],
        questionsToAsk: ['检查在家做还是在中心做？', '一定要戴呼吸机吗？', '保险包检查和机器吗？'],
      },
      'zh-Hant': {
        name: '睡眠醫學科',
        aliases: ['睡眠科', '睡眠中心', '睡眠檢查', '睡眠門診', '陽壓呼吸器'],
        description: '睡眠醫學科看睡不好、打鼾和睡眠呼吸中止的問題。醫生可能請您在家裡或睡眠中心做一晚的檢查。',
        whenToGo: ['打鼾很大聲、睡覺時停止呼吸', '白天一直想睡', '失眠很久，影響生活'],
        questionsToAsk: ['檢查在家做還是在中心做？', '一定要戴呼吸器嗎？', '保險給付檢查和機器嗎？'],
      },
      'en-US': {
        name: 'Sleep Medicine',
        aliases: ['sleep doctor', 'sleep specialist', 'sleep study', 'sleep clinic', 'CPAP doctor'],
        description:
          'Sleep doctors treat poor sleep, snoring, and sleep apnea, when breathing stops during sleep. You may have a one-night test at home or at a sleep center.',
        whenToGo: [
          'Loud snoring, or gasping in your sleep',
          'Sleepy all day',
          'Trouble sleeping for so long that it affects your life',
        ],
        questionsToAsk: [
          'Is the test at home or at a center?',
          'Do I have to use a breathing machine?',
          'Does my plan cover the test and the machine?',
        ],
      },
    },
  },
  {
    id: 'psychiatry',
    nuccCodes: ['2084P0800X', '2084A0401X', '2084F0202X', '2084P0015X', '2084P0802X', '2084P0805X'],
    bodyArea: 'mind',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '精神科',
        aliases: ['心理医生', '精神科医生', '身心科', '精神心理科', '精神病科', '戒瘾门诊'],
        description:
          '精神科医生帮助情绪、睡眠和想法上有困难的人，例如抑郁、焦虑、双相和上瘾。他们可以开药，也可以一起安排心理咨询。您说的话会保密。有伤害自己的念头，请打988，可以要中文翻译，紧急时打911。',
        whenToGo: [
          '心情低落或紧张，持续两周以上',
          '睡不好、没胃口、对什么都没兴趣',
          '听到别人听不到的声音',
          '喝酒、赌博或用药停不下来',
        ],
        questionsToAsk: [
          '一定要吃药吗？药要吃多久？',
          '看诊记录谁能看到？',
          '可以视频看诊、用中文吗？',
          '要不要同时做心理咨询？',
        ],
      },
      'zh-Hant': {
        name: '精神科',
        aliases: ['身心科', '精神科醫生', '身心診所', '精神心理科', '精神科醫師', '戒癮門診'],
        description:
          '精神科（身心科）醫生幫助情緒、睡眠和想法上有困難的人，例如憂鬱、焦慮、躁鬱和成癮。他們可以開藥，也可以一起安排心理諮商。您說的話會保密。有傷害自己的念頭，請打988，可以要中文口譯，緊急時打911。',
        whenToGo: [
          '情緒低落或緊張，持續兩週以上',
          '睡不好、沒胃口、對什麼都沒興趣',
          '聽到別人聽不到的聲音',
          '喝酒、賭博或用藥停不下來',
        ],
        questionsToAsk: [
          '一定要吃藥嗎？藥要吃多久？',
          '看診紀錄誰看得到？',
          '可以視訊看診、講中文嗎？',
          '要不要同時做心理諮商？',
        ],
      },
      'en-US': {
        name: 'Psychiatry',
        aliases: ['psychiatrist', 'mental health doctor', 'addiction psychiatrist', 'depression doctor'],
        description:
          'Psychiatrists help with mood, sleep, and thoughts: depression, anxiety, bipolar disorder, and addiction. They can prescribe medicine and help arrange talk therapy. What you say is kept private. If you’re thinking of hurting yourself, call 988 and ask for an interpreter, or call 911 in an emergency.',
        whenToGo: [
          'Feeling low or tense for two weeks or more',
          'Poor sleep, no appetite, or no interest in things',
          'Hearing voices that others don’t hear',
          'Drinking, gambling, or drug use you can’t stop',
        ],
        questionsToAsk: [
          'Do I need medicine, and for how long?',
          'Who can see my records?',
          'Can we meet by video and in Chinese?',
          'Should I do talk therapy too?',
        ],
      },
    },
  },
  {
    id: 'child-psychiatry',
    nuccCodes: ['2084P0804X'],
    bodyArea: 'mind',
    isSensitive: true,
    parentId: 'psychiatry',
    text: {
      'zh-Hans': {
        name: '儿童青少年精神科',
        aliases: ['儿童精神科', '儿童心理科', '青少年精神科', '儿童心理医生'],
        description:
          '儿童青少年精神科看孩子的情绪、注意力和行为问题。医生会和家长、学校一起想办法。孩子说要伤害自己，请打988，可以要中文翻译，紧急时打911。',
        whenToGo: ['坐不住、不专心，影响上课', '情绪低落、不想上学', '怀疑自闭症，想评估', '吃得很少或吃很多停不下来'],
        questionsToAsk: ['需要哪些评估？', '要不要吃药，有没有别的办法？', '怎么跟学校沟通？'],
      },
      'zh-Hant': {
        name: '兒童青少年精神科',
        aliases: ['兒童心智科', '兒童精神科', '青少年精神科', '兒青精神科', '兒童身心科'],
        description:
          '兒童青少年精神科看孩子的情緒、注意力和行為問題。醫生會和家長、學校一起想辦法。孩子說要傷害自己，請打988，可以要中文口譯，緊急時打911。',
        whenToGo: ['坐不住、不專心，影響上課', '情緒低落、不想上學', '懷疑自閉症，想評估', '吃得很少或吃很多停不下來'],
        questionsToAsk: ['需要哪些評估？', '要不要吃藥，有沒有其他方法？', '怎麼和學校溝通？'],
      },
      'en-US': {
        name: 'Child Psychiatry',
        aliases: ['child psychiatrist', 'child and adolescent psychiatry', 'ADHD doctor', 'teen psychiatrist'],
        description:
          'Child psychiatrists help with children’s mood, attention, and behavior. They work with parents and the school. If a child talks about self-harm, call 988 and ask for an interpreter, or call 911 in an emergency.',
        whenToGo: [
          'Trouble sitting still or focusing that affects school',
          'Low mood or not wanting to go to school',
          'You think it may be autism and want an evaluation',
          'Eating very little, or not being able to stop eating',
        ],
        questionsToAsk: [
          'Which evaluations does my child need?',
          'Is medicine needed, or is there another way?',
          'How do we talk with the school?',
        ],
      },
    },
  },
  {
    id: 'psychology',
    nuccCodes: [
      '103TC0700X',
      '103T00000X',
      '103G00000X',
      '103GC0700X',
      '103TA0400X',
      '103TA0700X',
      '103TB0200X',
      '103TC1900X',
      '103TC2200X',
      '103TE1000X',
      '103TE1100X',
      '103TF0000X',
      '103TF0200X',
      '103TH0004X',
      '103TH0100X',
      '103TM1700X',
      '103TM1800X',
      '103TP0016X',
      '103TP0814X',
      '103TP2700X',
      '103TP2701X',
      '103TR0400X',
      '103TS0200X',
      '103TW0100X',
    ],
    bodyArea: 'mind',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '临床心理',
        aliases: ['心理学家', '临床心理师', '心理治疗', '心理评估', '心理测评'],
        description:
          '临床心理师用谈话和练习帮您处理情绪、压力和关系，也做心理和学习能力的评估。他们不开药，需要药时会和精神科合作。',
        whenToGo: ['焦虑、抑郁、压力大', '孩子要做注意力、自闭症或学习评估', '经历过创伤，走不出来'],
        questionsToAsk: ['您用哪种方法？大概要多久？', '评估报告学校认吗？', '每次多少钱，保险包吗？'],
      },
      'zh-Hant': {
        name: '臨床心理',
        aliases: ['臨床心理師', '心理師', '臨床心理學家', '心理治療', '心理衡鑑'],
        description:
          '臨床心理師用談話和練習幫您處理情緒、壓力和關係，也做心理和學習能力的評估。他們不開藥，需要用藥時會和精神科合作。',
        whenToGo: ['焦慮、憂鬱、壓力大', '孩子要做注意力、自閉症或學習評估', '經歷過創傷，走不出來'],
        questionsToAsk: ['您用哪種方法？大概要多久？', '學校接受這份評估報告嗎？', '每次多少錢，保險給付嗎？'],
      },
      'en-US': {
        name: 'Psychology',
        aliases: [
          'psychologist',
          'clinical psychologist',
          'psychological testing',
          'neuropsychologist',
          'cognitive behavioral therapy',
        ],
        description:
          'Psychologists use talk therapy and exercises to help with feelings, stress, and relationships. They also do psychological and learning evaluations. They don’t prescribe medicine. If you need it, they work with a psychiatrist.',
        whenToGo: [
          'Anxiety, depression, or too much stress',
          'A child needs testing for attention, autism, or learning',
          'A painful event you can’t get past',
        ],
        questionsToAsk: [
          'What method do you use, and how long does it take?',
          'Will the school accept your report?',
          'How much is each visit, and does insurance cover it?',
        ],
      },
    },
  },
  {
    id: 'clinical-social-work',
    nuccCodes: ['1041C0700X', '104100000X'],
    bodyArea: 'mind',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '临床社工',
        aliases: ['社工心理咨询', '社工', '临床社会工作者', '执照社工', '社工师'],
        description: '临床社工提供心理咨询，也帮您找社区资源，例如福利、住房和照顾老人的服务。他们不开药。',
        whenToGo: ['情绪低落、焦虑、家庭压力大', '照顾家人很累，需要支持', '想了解可以申请哪些福利和服务'],
        questionsToAsk: ['您可以用我的家乡话谈吗？', '多久谈一次？', '谈话内容会告诉谁？'],
      },
      'zh-Hant': {
        name: '臨床社工',
        aliases: ['社工師', '社工心理諮商', '社工', '臨床社會工作師', '註冊社工'],
        description: '臨床社工提供心理諮商，也幫您找社區資源，例如福利、住房和長者照顧服務。他們不開藥。',
        whenToGo: ['情緒低落、焦慮、家庭壓力大', '照顧家人很累，需要支持', '想了解可以申請哪些福利和服務'],
        questionsToAsk: ['您可以用我的家鄉話談嗎？', '多久談一次？', '談話內容會告訴誰？'],
      },
      'en-US': {
        name: 'Clinical Social Work',
        aliases: ['clinical social worker', 'LCSW', 'social worker', 'social work therapist'],
        description:
          'Clinical social workers offer talk therapy and help you find services such as benefits, housing, and care for older relatives. They don’t prescribe medicine.',
        whenToGo: [
          'Low mood, anxiety, or stress at home',
          'You are worn out from caring for family',
          'You want to know which benefits and services you can apply for',
        ],
        questionsToAsk: [
          'Can we talk in my dialect?',
          'How often do we meet?',
          'Who will you tell what we talk about?',
        ],
      },
    },
  },
  {
    id: 'mental-health-counseling',
    nuccCodes: ['101YM0800X', '101Y00000X', '101YA0400X', '101YP1600X', '101YP2500X', '102L00000X'],
    bodyArea: 'mind',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '心理咨询',
        aliases: ['心理咨询师', '心理辅导', '心理疏导', '心理健康咨询', '谈话治疗', '戒酒辅导'],
        description: '心理咨询师听您说，陪您一步一步找办法，处理焦虑、失眠、适应新环境和关系上的困难。他们不开药。',
        whenToGo: ['心里闷，没人可以说', '搬到美国后不适应', '失恋、失业、亲人过世', '想戒酒、戒赌'],
        questionsToAsk: ['您有哪些执照和经验？', '可以用中文视频谈吗？', '一次多久，多少钱？'],
      },
      'zh-Hant': {
        name: '心理諮商',
        aliases: ['心理諮商師', '心理輔導', '諮商師', '心理諮詢', '談話治療', '戒酒輔導'],
        description: '心理諮商師聽您說，陪您一步一步找方法，處理焦慮、失眠、適應新環境和關係上的困難。他們不開藥。',
        whenToGo: ['心裡悶，沒有人可以說', '搬到美國後不適應', '失戀、失業、親人過世', '想戒酒、戒賭'],
        questionsToAsk: ['您有哪些執照和經驗？', '可以用中文視訊談嗎？', '一次多久，多少錢？'],
      },
      'en-US': {
        name: 'Mental Health Counseling',
        aliases: ['mental health counselor', 'counselor', 'LMHC', 'talk therapy', 'therapist', 'addiction counselor'],
        description:
          'Mental health counselors listen and help you, step by step, with worry, poor sleep, life in a new country, or relationship problems. They don’t prescribe medicine.',
        whenToGo: [
          'Something weighs on you and you have no one to tell',
          'Trouble adjusting after moving to the US',
          'A breakup, a lost job, or a death in the family',
          'You want help to stop drinking or gambling',
        ],
        questionsToAsk: [
          'What license and experience do you have?',
          'Can we talk by video in Chinese?',
          'How long is a session, and what does it cost?',
        ],
      },
    },
  },
  {
    id: 'marriage-and-family-therapy',
    nuccCodes: ['106H00000X'],
    bodyArea: 'mind',
    isSensitive: true,
    text: {
      'zh-Hans': {
        name: '婚姻家庭治疗',
        aliases: ['婚姻咨询', '夫妻咨询', '家庭治疗', '伴侣咨询', '亲子咨询'],
        description: '婚姻家庭治疗师帮助夫妻和家人把话说开，处理争吵、婆媳、亲子和离婚前后的问题。',
        whenToGo: ['夫妻常吵架或冷战', '和孩子、公婆、父母沟通困难', '考虑分居或离婚'],
        questionsToAsk: ['需要全家一起来吗？', '另一半不肯来怎么办？', '一次多久，多少钱？'],
      },
      'zh-Hant': {
        name: '婚姻家庭治療',
        aliases: ['婚姻諮商', '夫妻諮商', '家族治療', '伴侶諮商', '婚姻輔導'],
        description: '婚姻家庭治療師幫助夫妻和家人把話說開，處理爭吵、婆媳、親子和離婚前後的問題。',
        whenToGo: ['夫妻常吵架或冷戰', '和孩子、公婆、父母溝通困難', '考慮分居或離婚'],
        questionsToAsk: ['需要全家一起來嗎？', '另一半不肯來怎麼辦？', '一次多久，多少錢？'],
      },
      'en-US': {
        name: 'Marriage & Family Therapy',
        aliases: ['marriage counselor', 'couples therapy', 'family therapist', 'LMFT', 'couples counseling'],
        description:
          'Marriage and family therapists help couples and families talk openly about arguments, in-laws, children, and separation.',
        whenToGo: [
          'You and your partner often fight or stop talking',
          'It is hard to talk with your children, parents, or in-laws',
          'You are thinking about separation or divorce',
        ],
        questionsToAsk: [
          'Does the whole family need to come?',
          'What if my partner won’t come?',
          'How long is a session, and what does it cost?',
        ],
      },
    },
  },
]

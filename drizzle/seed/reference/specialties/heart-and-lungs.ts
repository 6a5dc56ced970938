import type { SpecialtyEntry } from './entry.ts'

export const heartAndLungs: SpecialtyEntry[] = [
  {
    id: 'cardiology',
    nuccCodes: ['207RC0000X', '207RA0001X', '207RA0002X'],
    bodyArea: 'heart-and-lungs',
    text: {
      'zh-Hans': {
        name: '心脏科',
        aliases: ['心血管内科', '心内科', '心脏', '心脏医生', '心血管科', '看心脏'],
        description:
          '心脏科看心脏和血管的问题，例如心慌、胸闷、高血压和心脏衰竭。常做的检查有心电图、心脏超声和运动测试。突然胸痛、喘不过气，请马上打911，不要等预约。',
        whenToGo: [
          '胸闷、心慌、走几步就喘',
          '血压一直降不下来',
          '家里有人得过心脏病',
          '装过支架或做过心脏手术，要定期跟进',
        ],
        questionsToAsk: ['我需要做哪些心脏检查？', '我可以做什么运动？', '这些药要吃多久？', '出现什么情况要打911？'],
      },
      'zh-Hant': {
        name: '心臟科',
        aliases: ['心臟內科', '心血管內科', '心臟', '心臟專科', '心臟科醫生', '看心臟'],
        description:
          '心臟科看心臟和血管的問題，例如心悸、胸悶、高血壓和心臟衰竭。常做的檢查有心電圖、心臟超音波和運動心電圖。突然胸痛、喘不過氣，請馬上打911，不要等預約。',
        whenToGo: [
          '胸悶、心悸、走幾步就喘',
          '血壓一直降不下來',
          '家族有人得過心臟病',
          '裝過支架或動過心臟手術，要定期追蹤',
        ],
        questionsToAsk: ['我需要做哪些心臟檢查？', '我可以做哪些運動？', '這些藥要吃多久？', '什麼情況要打911？'],
      },
      'en-US': {
        name: 'Cardiology',
        aliases: ['heart doctor', 'cardiologist', 'heart specialist', 'cardiovascular disease', 'heart'],
        description:
          'Cardiologists treat the heart and blood vessels: a racing heartbeat, chest tightness, high blood pressure, and heart failure. Common tests are an EKG, a heart ultrasound, and a stress test. For sudden chest pain or trouble breathing, call 911. Don’t wait for an appointment.',
        whenToGo: [
          'Chest tightness, a pounding heart, or shortness of breath after a few steps',
          'Blood pressure that stays high',
          'Heart disease in your family',
          'Follow-up after a stent or heart surgery',
        ],
        questionsToAsk: [
          'Which heart tests do I need?',
          'What exercise is safe for me?',
          'How long will I take these medicines?',
          'What signs mean I should call 911?',
        ],
      },
    },
  },
  {
    id: 'interventional-cardiology',
    nuccCodes: ['207RI0011X'],
    bodyArea: 'heart-and-lungs',
    parentId: 'cardiology',
    text: {
      'zh-Hans': {
        name: '介入心脏科',
        aliases: ['心脏支架', '通血管', '心导管', '冠脉造影'],
        description: '介入心脏科医生用细管子从手腕或大腿进去，检查和打通心脏的血管，不用开胸。一般由心脏科医生转过来。',
        whenToGo: ['心脏科医生建议做造影或放支架', '心脏检查发现血管可能变窄', '放过支架，又开始胸闷'],
        questionsToAsk: ['为什么我需要做这个？', '有没有别的办法？', '做完要住院吗？多久可以上班？'],
      },
      'zh-Hant': {
        name: '介入性心臟科',
        aliases: ['心臟支架', '心導管', '通波仔', '心導管檢查'],
        description:
          '介入性心臟科醫生用細導管從手腕或大腿進入，檢查並打通心臟的血管，不必開胸。通常由心臟科醫生轉介過來。',
        whenToGo: ['心臟科醫生建議做心導管或放支架', '心臟檢查發現血管可能狹窄', '放過支架，又開始胸悶'],
        questionsToAsk: ['為什麼我需要做這個？', '有沒有其他方法？', '做完要住院嗎？多久可以上班？'],
      },
      'en-US': {
        name: 'Interventional Cardiology',
        aliases: ['heart stent doctor', 'angioplasty', 'cardiac catheterization', 'heart cath'],
        description:
          'These heart doctors use a thin tube through the wrist or leg to check and open heart arteries without open surgery. Your cardiologist usually refers you.',
        whenToGo: [
          'Your cardiologist suggests an angiogram or a stent',
          'A heart test shows an artery may be narrowed',
          'Chest tightness comes back after a stent',
        ],
        questionsToAsk: [
          'Why do I need this?',
          'Are there other options?',
          'Will I stay overnight, and when can I go back to work?',
        ],
      },
    },
  },
  {
    id: 'cardiac-electrophysiology',
    nuccCodes: ['207RC0001X'],
    bodyArea: 'heart-and-lungs',
    parentId: 'cardiology',
    text: {
      'zh-Hans': {
        name: '心脏电生理',
        aliases: ['心律失常专科', '心脏起搏器', '房颤消融', '电生理科'],
        description: '心脏电生理医生专门看心跳太快、太慢或不齐。他们也装心脏起搏器，并定期检查机器。',
        whenToGo: ['心律不齐、房颤', '无缘无故晕倒', '装了起搏器，要定期检查'],
        questionsToAsk: ['我的心律问题严重吗？', '吃药和做手术有什么不同？', '机器多久检查一次？'],
      },
      'zh-Hant': {
        name: '心臟電生理',
        aliases: ['心律不整專科', '心律調節器', '心臟起搏器', '電氣燒灼術', '電生理科'],
        description: '心臟電生理醫生專門看心跳太快、太慢或不規則。他們也裝心律調節器，並定期檢查機器。',
        whenToGo: ['心律不整、心房顫動', '沒有原因突然昏倒', '裝了心律調節器，要定期檢查'],
        questionsToAsk: ['我的心律問題嚴重嗎？', '吃藥和做手術有什麼不同？', '機器多久檢查一次？'],
      },
      'en-US': {
        name: 'Cardiac Electrophysiology',
        aliases: ['heart rhythm doctor', 'electrophysiologist', 'pacemaker doctor', 'EP doctor'],
        description:
          'These heart doctors treat a heartbeat that is too fast, too slow, or uneven. They also put in pacemakers and check them.',
        whenToGo: [
          'An irregular heartbeat, such as atrial fibrillation',
          'Fainting with no clear reason',
          'A pacemaker that needs regular checks',
        ],
        questionsToAsk: [
          'How serious is my rhythm problem?',
          'How do medicine and a procedure compare?',
          'How often is the device checked?',
        ],
      },
    },
  },
  {
    id: 'pulmonology',
    nuccCodes: ['207RP1001X'],
    bodyArea: 'heart-and-lungs',
    text: {
      'zh-Hans': {
        name: '呼吸科',
        aliases: ['肺科', '呼吸内科', '肺部医生', '胸腔科', '看肺'],
        description:
          '呼吸科看肺和气管的问题，例如哮喘、慢性咳嗽和肺部阴影。常做的检查有肺功能和胸部CT。突然喘不过气，请马上打911。',
        whenToGo: ['咳嗽三周以上还没好', '哮喘、气喘、胸口发紧', '片子上看到肺结节', '抽烟多年，想检查肺'],
        questionsToAsk: ['我要做肺功能或CT吗？', '吸入的药怎么用才对？', '结节要多久再查一次？'],
      },
      'zh-Hant': {
        name: '胸腔內科',
        aliases: ['肺科', '胸腔科', '呼吸科', '呼吸胸腔科', '胸肺科', '看肺'],
        description:
          '胸腔內科看肺和氣管的問題，例如氣喘、久咳和肺部陰影。常做的檢查有肺功能和胸部電腦斷層。突然喘不過氣，請馬上打911。',
        whenToGo: ['咳嗽超過三週還沒好', '氣喘、哮鳴、胸口緊緊的', '片子上看到肺結節', '抽菸多年，想檢查肺部'],
        questionsToAsk: ['我要做肺功能或電腦斷層嗎？', '吸入劑怎麼用才正確？', '結節多久要再追蹤一次？'],
      },
      'en-US': {
        name: 'Pulmonology',
        aliases: ['lung doctor', 'pulmonologist', 'lung specialist', 'pulmonary disease', 'breathing doctor'],
        description:
          'Pulmonologists treat the lungs and airways: asthma, a cough that won’t go away, and spots on a lung scan. Common tests are a breathing test and a chest CT. If you suddenly can’t breathe, call 911.',
        whenToGo: [
          'A cough that lasts more than three weeks',
          'Asthma, wheezing, or a tight chest',
          'A lung nodule seen on a scan',
          'You’ve smoked for years and want your lungs checked',
        ],
        questionsToAsk: [
          'Do I need a breathing test or a CT?',
          'Am I using my inhaler the right way?',
          'When should the nodule be checked again?',
        ],
      },
    },
  },
]

import type { SpecialtyEntry } from './entry.ts'

export const surgeryAndHospital: SpecialtyEntry[] = [
  {
    id: 'general-surgery',
    nuccCodes: [
      '208600000X',
      '2086H0002X',
      '2086P0122X',
      '2086S0105X',
      '2086S0120X',
      '2086S0127X',
      '2086X0206X',
      '204F00000X',
    ],
    bodyArea: 'surgery',
    text: {
      'zh-Hans': {
        name: '普通外科',
        aliases: ['外科', '普外科', '外科医生', '开刀医生', '乳腺外科', '胆囊手术'],
        description: '普通外科做常见的手术，例如疝气、胆囊、阑尾、甲状腺和乳房肿块。医生会先评估要不要开刀。',
        whenToGo: ['疝气、胆结石', '乳房或皮肤下的肿块', '家庭医生建议评估手术'],
        questionsToAsk: [
          '一定要开刀吗？可以用微创吗？',
          '当天能回家吗？',
          '手术、麻醉和医院的费用怎么算？',
          '多久可以上班、提重物？',
        ],
      },
      'zh-Hant': {
        name: '一般外科',
        aliases: ['外科', '普通外科', '外科醫生', '外科醫師', '乳房外科', '膽囊手術'],
        description: '一般外科做常見的手術，例如疝氣、膽囊、盲腸、甲狀腺和乳房腫塊。醫生會先評估要不要開刀。',
        whenToGo: ['疝氣、膽結石', '乳房或皮膚下的腫塊', '家庭醫生建議評估手術'],
        questionsToAsk: [
          '一定要開刀嗎？可以用微創嗎？',
          '當天能回家嗎？',
          '手術、麻醉和醫院的費用怎麼算？',
          '多久可以上班、提重物？',
        ],
      },
      'en-US': {
        name: 'General Surgery',
        aliases: ['surgeon', 'general surgeon', 'surgery doctor', 'breast surgeon', 'hernia surgeon'],
        description:
          'General surgeons do common operations: hernias, gallbladder, appendix, thyroid, and breast lumps. They first check whether you need surgery.',
        whenToGo: [
          'A hernia or gallstones',
          'A lump in the breast or under the skin',
          'Your doctor suggests seeing a surgeon',
        ],
        questionsToAsk: [
          'Do I need surgery, and can it be done with small cuts?',
          'Can I go home the same day?',
          'What will the surgery, anesthesia, and hospital cost?',
          'When can I go back to work and lift heavy things?',
        ],
      },
    },
  },
  {
    id: 'thoracic-surgery',
    nuccCodes: ['208G00000X'],
    bodyArea: 'surgery',
    text: {
      'zh-Hans': {
        name: '胸心外科',
        aliases: ['胸外科', '心胸外科', '心脏外科', '心外科', '肺部手术'],
        description: '胸心外科做心脏、肺和食道的手术，例如心脏搭桥、换瓣膜和切除肺部肿瘤。一般由心脏科或呼吸科转过来。',
        whenToGo: ['心脏科建议搭桥或换瓣膜', '肺结节或肺肿瘤要评估手术', '食道的问题需要手术'],
        questionsToAsk: ['可以做微创手术吗？', '要住院几天？', '术后怎么康复？'],
      },
      'zh-Hant': {
        name: '心胸外科',
        aliases: ['胸腔外科', '心臟外科', '胸腔心臟外科', '心外科', '胸外科'],
        description:
          '心胸外科做心臟、肺和食道的手術，例如心臟繞道（搭橋）、換瓣膜和切除肺部腫瘤。通常由心臟科或胸腔內科轉介。',
        whenToGo: ['心臟科建議繞道手術或換瓣膜', '肺結節或肺腫瘤要評估手術', '食道的問題需要手術'],
        questionsToAsk: ['可以做微創手術嗎？', '要住院幾天？', '術後怎麼復健？'],
      },
      'en-US': {
        name: 'Thoracic Surgery',
        aliases: ['heart surgeon', 'chest surgeon', 'cardiothoracic surgery', 'lung surgeon', 'bypass surgeon'],
        description:
          'Thoracic surgeons operate on the heart, lungs, and esophagus: bypass, heart valves, and lung tumors. A heart or lung doctor usually refers you.',
        whenToGo: [
          'Your cardiologist suggests a bypass or a new valve',
          'A lung nodule or tumor may need surgery',
          'A problem with the esophagus needs surgery',
        ],
        questionsToAsk: [
          'Can it be done with small cuts?',
          'How many days will I be in the hospital?',
          'What does recovery look like?',
        ],
      },
    },
  },
  {
    id: 'vascular-surgery',
    nuccCodes: ['2086S0129X', '202K00000X'],
    bodyArea: 'surgery',
    text: {
      'zh-Hans': {
        name: '血管外科',
        aliases: ['静脉曲张科', '血管科', '静脉科', '血管医生', '洗肾瘘管'],
        description:
          '血管外科看心脏和脑以外的血管，例如静脉曲张、腿部血管堵塞和主动脉瘤。透析（洗肾）用的血管通路也由他们做。',
        whenToGo: ['腿上青筋凸出、发胀', '走路小腿痛，休息就好', '脚上伤口一直不好'],
        questionsToAsk: ['需要做血管超声吗？', '穿弹力袜够不够？', '保险当作治疗还是美容？'],
      },
      'zh-Hant': {
        name: '血管外科',
        aliases: ['靜脈曲張科', '血管科', '靜脈科', '周邊血管科', '洗腎廔管'],
        description: '血管外科看心臟和腦以外的血管，例如靜脈曲張、腿部血管阻塞和主動脈瘤。洗腎用的血管通路也由他們做。',
        whenToGo: ['腿上青筋浮起、脹痛', '走路小腿痛，休息就好', '腳上傷口一直不好'],
        questionsToAsk: ['需要做血管超音波嗎？', '穿彈性襪夠不夠？', '保險算治療還是美容？'],
      },
      'en-US': {
        name: 'Vascular Surgery',
        aliases: ['vein doctor', 'vascular surgeon', 'blood vessel doctor', 'vein clinic'],
        description:
          'Vascular surgeons treat blood vessels outside the heart and brain: varicose veins, blocked leg arteries, and aneurysms. They also create the blood vessel access used for dialysis.',
        whenToGo: [
          'Bulging leg veins, or legs that feel heavy',
          'Calf pain when you walk that goes away with rest',
          'A sore on the foot that won’t heal',
        ],
        questionsToAsk: [
          'Do I need a vessel ultrasound?',
          'Are compression socks enough?',
          'Does insurance see this as medical or cosmetic?',
        ],
      },
    },
  },
  {
    id: 'plastic-surgery',
    nuccCodes: ['208200000X', '2082S0099X', '2082S0105X', '2086S0122X'],
    bodyArea: 'surgery',
    text: {
      'zh-Hans': {
        name: '整形外科',
        aliases: ['整容', '整形', '美容外科', '整形医生', '双眼皮手术'],
        description: '整形外科修复受伤、烧伤或手术后的外形，例如乳房重建和疤痕，也做双眼皮等美容手术。',
        whenToGo: ['烧伤、受伤或手术后想修复', '疤痕、手部问题', '考虑美容手术'],
        questionsToAsk: ['您有整形外科专科认证吗？', '手术有哪些风险？', '哪些保险付，哪些自费？'],
      },
      'zh-Hant': {
        name: '整形外科',
        aliases: ['整容', '整形', '美容外科', '整形醫生', '雙眼皮手術'],
        description: '整形外科修復受傷、燒燙傷或手術後的外觀，例如乳房重建和疤痕，也做雙眼皮等美容手術。',
        whenToGo: ['燒燙傷、受傷或手術後想修復', '疤痕、手部問題', '考慮美容手術'],
        questionsToAsk: ['您有整形外科專科認證嗎？', '手術有哪些風險？', '哪些保險給付，哪些自費？'],
      },
      'en-US': {
        name: 'Plastic Surgery',
        aliases: ['plastic surgeon', 'cosmetic surgeon', 'cosmetic surgery', 'reconstructive surgery'],
        description:
          'Plastic surgeons repair the body after an injury, a burn, or surgery, such as rebuilding a breast or repairing a scar. They also do cosmetic surgery, such as double eyelids.',
        whenToGo: [
          'Repair after a burn, injury, or surgery',
          'Scars or hand problems',
          'You are thinking about cosmetic surgery',
        ],
        questionsToAsk: [
          'Are you board certified in plastic surgery?',
          'What are the risks?',
          'What does insurance pay, and what do I pay?',
        ],
      },
    },
  },
  {
    id: 'anesthesiology',
    nuccCodes: ['207L00000X', '207LA0401X', '207LH0002X', '207LP3000X', '207LP4000X'],
    bodyArea: 'surgery',
    text: {
      'zh-Hans': {
        name: '麻醉科',
        aliases: ['麻醉医生', '麻醉师', '麻醉医师', '无痛麻醉'],
        description: '麻醉科医生在手术和检查时让您不痛，并一直看着您的心跳和呼吸。通常由手术医院安排，不用自己预约。',
        whenToGo: ['手术前的麻醉评估', '以前麻醉有过不良反应', '想了解无痛分娩'],
        questionsToAsk: ['用全身麻醉还是局部麻醉？', '麻醉前多久不能吃喝？', '我的药要不要停？', '麻醉费由保险付吗？'],
      },
      'zh-Hant': {
        name: '麻醉科',
        aliases: ['麻醉醫生', '麻醉醫師', '麻醉專科', '舒眠麻醉'],
        description: '麻醉科醫生在手術和檢查時讓您不痛，並一直看著您的心跳和呼吸。通常由手術醫院安排，不必自己預約。',
        whenToGo: ['手術前的麻醉評估', '以前麻醉有過不良反應', '想了解減痛分娩'],
        questionsToAsk: [
          '用全身麻醉還是局部麻醉？',
          '麻醉前多久不能吃喝？',
          '我的藥要不要停？',
          '麻醉費由保險給付嗎？',
        ],
      },
      'en-US': {
        name: 'Anesthesiology',
        aliases: ['anesthesiologist', 'anesthesia doctor', 'anesthesia'],
        description:
          'Anesthesiologists keep you free of pain during surgery and tests, and watch your heart and breathing the whole time. The hospital usually arranges this, so you don’t book it yourself.',
        whenToGo: [
          'An anesthesia check before surgery',
          'You had a bad reaction to anesthesia before',
          'You want to know about pain relief in labor',
        ],
        questionsToAsk: [
          'Will I be fully asleep or numb in one area?',
          'When do I stop eating and drinking?',
          'Should I stop any of my medicines?',
          'Does insurance pay for anesthesia?',
        ],
      },
    },
  },
  {
    id: 'diagnostic-radiology',
    nuccCodes: [
      '2085R0202X',
      '2085B0100X',
      '2085D0003X',
      '2085N0700X',
      '2085N0904X',
      '2085P0229X',
      '2085U0001X',
      '207U00000X',
      '207UN0901X',
      '207UN0902X',
      '207UN0903X',
    ],
    bodyArea: 'imaging-and-labs',
    text: {
      'zh-Hans': {
        name: '放射影像科',
        aliases: ['放射科', '影像科', '影像检查', '拍片', '核医学科', '影像中心', '做影像检查'],
        description:
          '放射影像科做X光、超声、CT、磁共振和乳腺X光（钼靶）等检查，由医生看片写报告。多半要先有医生开的检查单。',
        whenToGo: ['医生开了影像检查单', '定期的乳腺X光（钼靶）', '复查以前发现的结节或肿块'],
        questionsToAsk: [
          '检查前要空腹或憋尿吗？',
          '我怀孕或装了起搏器，可以做吗？',
          '报告几天出来，光盘可以带走吗？',
          '需要保险先批准吗？',
        ],
      },
      'zh-Hant': {
        name: '放射診斷科',
        aliases: ['放射科', '影像醫學科', '影像檢查', '照X光', '核子醫學科', '影像中心', '做影像檢查'],
        description:
          '放射診斷科做X光、超音波、電腦斷層、磁振造影和乳房攝影等檢查，由醫生判讀並寫報告。多半要先有醫生開的檢查單。',
        whenToGo: ['醫生開了影像檢查單', '定期的乳房攝影', '追蹤以前發現的結節或腫塊'],
        questionsToAsk: [
          '檢查前要空腹或憋尿嗎？',
          '我懷孕或裝了心律調節器，可以做嗎？',
          '報告幾天會好，光碟可以帶走嗎？',
          '需要保險先核准嗎？',
        ],
      },
      'en-US': {
        name: 'Diagnostic Radiology',
        aliases: [
          'radiologist',
          'imaging',
          'radiology',
          'imaging center',
          'nuclear medicine',
          'imaging test',
          'medical imaging',
          'body scan',
        ],
        description:
          'Radiologists read X-rays, ultrasounds, CT scans, MRIs, and mammograms and write the report. You usually need a doctor’s order first.',
        whenToGo: [
          'Your doctor orders an imaging test',
          'A regular mammogram',
          'A recheck of a nodule or lump found before',
        ],
        questionsToAsk: [
          'Do I need an empty stomach or a full bladder?',
          'Is it safe if I am pregnant or have a pacemaker?',
          'When is the report ready, and can I take a copy?',
          'Does my plan need to approve it first?',
        ],
      },
    },
  },
  {
    id: 'interventional-radiology',
    nuccCodes: ['2085R0204X'],
    bodyArea: 'imaging-and-labs',
    parentId: 'diagnostic-radiology',
    text: {
      'zh-Hans': {
        name: '介入放射科',
        aliases: ['介入科', '介入治疗', '影像穿刺', '栓塞治疗'],
        description:
          '介入放射科医生看着影像，用细针或细管做治疗，例如穿刺、栓塞和放引流管。伤口小，一般由其他医生转过来。',
        whenToGo: ['需要在影像下做穿刺', '子宫肌瘤、肝脏肿瘤考虑栓塞', '要装化疗用的输液港'],
        questionsToAsk: ['要住院吗？', '抗凝血药要先停吗？', '有哪些风险？'],
      },
      'zh-Hant': {
        name: '介入性放射科',
        aliases: ['介入放射科', '介入治療', '影像導引穿刺', '栓塞治療'],
        description:
          '介入性放射科醫生看著影像，用細針或細管做治療，例如穿刺、栓塞和放引流管。傷口小，通常由其他醫生轉介。',
        whenToGo: ['需要在影像導引下做穿刺', '子宮肌瘤、肝臟腫瘤考慮栓塞', '要裝化療用的人工血管'],
        questionsToAsk: ['要住院嗎？', '抗凝血藥要先停嗎？', '有哪些風險？'],
      },
      'en-US': {
        name: 'Interventional Radiology',
        aliases: ['IR doctor', 'interventional radiologist', 'image-guided biopsy', 'embolization'],
        description:
          'These doctors watch live images as they guide a needle or thin tube: to take a biopsy, block a vessel, or place a drain. The cuts are tiny. Another doctor usually refers you.',
        whenToGo: [
          'You need a biopsy guided by images',
          'Fibroids or a liver tumor may be treated this way',
          'You need a port for chemotherapy',
        ],
        questionsToAsk: ['Will I stay overnight?', 'Should I stop my blood thinner first?', 'What are the risks?'],
      },
    },
  },
  {
    id: 'pathology',
    nuccCodes: [
      '207ZP0102X',
      '207ZB0001X',
      '207ZC0006X',
      '207ZC0500X',
      '207ZD0900X',
      '207ZH0000X',
      '207ZI0100X',
      '207ZM0300X',
      '207ZN0500X',
      '207ZP0007X',
      '207ZP0101X',
      '207ZP0104X',
      '207ZP0105X',
      '207ZP0213X',
    ],
    bodyArea: 'imaging-and-labs',
    text: {
      'zh-Hans': {
        name: '病理科',
        aliases: ['切片化验', '病理医生', '病理报告', '检验科'],
        description: '病理科医生看切片和标本，把结果告诉您的医生。病人一般不直接看这一科，报告由您的医生解释。',
        whenToGo: ['想请人再看一次切片（第二意见）', '要把切片转到别的医院', '看不懂病理报告，先问您的医生'],
        questionsToAsk: ['报告几天出来？', '怎么借出或寄送切片？', '需要做更多化验吗？'],
      },
      'zh-Hant': {
        name: '病理科',
        aliases: ['切片化驗', '病理醫師', '病理報告', '檢驗科'],
        description: '病理科醫生看切片和檢體，把結果告訴您的醫生。病人通常不直接看這一科，報告由您的醫生說明。',
        whenToGo: ['想請人再看一次切片（第二意見）', '要把切片轉到別的醫院', '看不懂病理報告，先問您的醫生'],
        questionsToAsk: ['報告幾天會好？', '怎麼借出或寄送切片？', '需要做更多檢驗嗎？'],
      },
      'en-US': {
        name: 'Pathology',
        aliases: ['pathologist', 'biopsy report', 'lab doctor', 'tissue lab'],
        description:
          'Pathologists study tissue and samples and tell your doctor what they find. Patients don’t usually visit them. Your own doctor explains the report.',
        whenToGo: [
          'You want a second opinion on a slide',
          'Your slides need to go to another hospital',
          'You don’t understand the report: ask your own doctor first',
        ],
        questionsToAsk: [
          'When will the report be ready?',
          'How do I borrow or send my slides?',
          'Are more tests needed?',
        ],
      },
    },
  },
  {
    id: 'emergency-medicine',
    nuccCodes: ['207P00000X', '207PE0004X', '207PE0005X', '207PH0002X', '207PP0204X', '207PT0002X', '2080P0204X'],
    bodyArea: 'emergency-and-hospital',
    text: {
      'zh-Hans': {
        name: '急诊科',
        aliases: ['急诊', '急症室', '急诊室', '急救', '看急诊'],
        description:
          '急诊科处理不能等的病和伤，全天开放，不用预约，没有保险也要给您看。有生命危险请打911。小伤小病可以去Urgent Care诊所（紧急诊所）。',
        whenToGo: ['胸痛、喘不过气、昏倒', '嘴歪、一边没力、说不清话', '大量出血、严重外伤', '严重过敏、中毒'],
        questionsToAsk: [
          '可以请中文翻译吗？',
          '我要住院还是可以回家？',
          '回家后什么情况要再来？',
          '账单看不懂，可以找谁？',
        ],
      },
      'zh-Hant': {
        name: '急診科',
        aliases: ['急診', '急症室', '急診室', '急救', '看急診'],
        description:
          '急診科處理不能等的疾病和外傷，全天開放，不必預約，沒有保險也要幫您看。有生命危險請打911。小傷小病可以去Urgent Care診所。',
        whenToGo: ['胸痛、喘不過氣、昏倒', '嘴歪、一邊沒力、講話不清', '大量出血、嚴重外傷', '嚴重過敏、中毒'],
        questionsToAsk: [
          '可以請中文口譯嗎？',
          '我要住院還是可以回家？',
          '回家後什麼情況要再來？',
          '帳單看不懂，可以找誰？',
        ],
      },
      'en-US': {
        name: 'Emergency Medicine',
        aliases: ['emergency room', 'ER', 'emergency doctor', 'emergency department'],
        description:
          'Emergency doctors treat illness and injury that can’t wait, day and night, with no appointment. They must see you even without insurance. If a life is in danger, call 911. For minor problems, try urgent care.',
        whenToGo: [
          'Chest pain, trouble breathing, or fainting',
          'A drooping face, a weak side, or slurred speech',
          'Heavy bleeding or a serious injury',
          'A severe allergic reaction or poisoning',
        ],
        questionsToAsk: [
          'Can I have a Chinese interpreter?',
          'Will I stay, or can I go home?',
          'What should bring me back?',
          'Who can help me with the bill?',
        ],
      },
    },
  },
  {
    id: 'critical-care',
    nuccCodes: ['207RC0200X', '207LC0200X', '207VC0200X', '2080P0203X', '2086S0102X'],
    bodyArea: 'emergency-and-hospital',
    text: {
      'zh-Hans': {
        name: '重症医学科',
        aliases: ['重症监护', '加护病房', '监护室', 'ICU医生'],
        description: '重症医学科在医院的重症监护室照顾病情最重的病人。病人由急诊或病房转入，不用自己预约。',
        whenToGo: ['由急诊或病房医生安排转入', '家人想了解监护室的照顾', '出院后要跟进恢复情况'],
        questionsToAsk: [
          '现在最要紧的问题是什么？',
          '每天什么时候可以和医生谈？',
          '可以请中文翻译吗？',
          '家人什么时候可以探望？',
        ],
      },
      'zh-Hant': {
        name: '重症醫學科',
        aliases: ['加護病房', '重症加護', '深切治療', 'ICU醫生'],
        description: '重症醫學科在醫院的加護病房照顧病情最重的病人。病人由急診或病房轉入，不必自己預約。',
        whenToGo: ['由急診或病房醫生安排轉入', '家人想了解加護病房的照顧', '出院後要追蹤恢復情況'],
        questionsToAsk: [
          '現在最要緊的問題是什麼？',
          '每天什麼時候可以和醫生談？',
          '可以請中文口譯嗎？',
          '家人什麼時候可以探病？',
        ],
      },
      'en-US': {
        name: 'Critical Care',
        aliases: ['ICU doctor', 'intensive care', 'intensivist', 'critical care medicine'],
        description:
          'Critical care doctors look after the sickest patients in the hospital’s intensive care unit. Patients come from the emergency room or another part of the hospital, so you don’t book it yourself.',
        whenToGo: [
          'An emergency or hospital doctor arranges it',
          'Family wants to understand intensive care',
          'Follow-up as you recover from a serious illness',
        ],
        questionsToAsk: [
          'What is the most serious problem now?',
          'What time each day can we talk with the doctor?',
          'Can we have a Chinese interpreter?',
          'When can family visit?',
        ],
      },
    },
  },
  {
    id: 'medical-genetics',
    nuccCodes: [
      '207SG0201X',
      '207SC0300X',
      '207SG0202X',
      '207SG0203X',
      '207SG0205X',
      '207SG0207X',
      '207SM0001X',
      '170100000X',
      '170300000X',
    ],
    bodyArea: 'other',
    text: {
      'zh-Hans': {
        name: '医学遗传科',
        aliases: ['遗传科', '基因科', '基因检测', '遗传咨询', '优生咨询'],
        description: '医学遗传科看家族里会遗传的病，也帮您决定要不要做基因检测，并解释结果。',
        whenToGo: ['家里好几个人得同一种病', '孩子发育慢，想找原因', '怀孕前后想了解遗传风险'],
        questionsToAsk: [
          '检测能告诉我什么，不能告诉我什么？',
          '保险付费吗？',
          '家人也要检测吗？',
          '结果会影响投保吗？',
        ],
      },
      'zh-Hant': {
        name: '醫學遺傳科',
        aliases: ['遺傳科', '基因醫學', '基因檢測', '遺傳諮詢', '優生保健'],
        description: '醫學遺傳科看家族裡會遺傳的疾病，也幫您決定要不要做基因檢測，並解釋結果。',
        whenToGo: ['家裡好幾個人得同一種病', '孩子發展慢，想找原因', '懷孕前後想了解遺傳風險'],
        questionsToAsk: [
          '檢測能告訴我什麼，不能告訴我什麼？',
          '保險給付嗎？',
          '家人也要檢測嗎？',
          '結果會影響投保嗎？',
        ],
      },
      'en-US': {
        name: 'Medical Genetics',
        aliases: ['geneticist', 'genetic counselor', 'genetic testing', 'genetics doctor', 'clinical genetics'],
        description:
          'Genetics doctors see people with conditions that run in families. They help you decide about genetic tests and explain the results.',
        whenToGo: [
          'Several relatives have the same illness',
          'A child is developing slowly and you want to know why',
          'You want to know about inherited risk before or during pregnancy',
        ],
        questionsToAsk: [
          'What can the test tell me, and what can’t it?',
          'Does insurance pay?',
          'Should my family be tested?',
          'Could the result make it harder to buy insurance?',
        ],
      },
    },
  },
]

import { cdc, eyeInstitute, heartInstitute, medlinePlus } from './sources.ts'
import type { Topic } from './topic.ts'

export const eyesBreathingAndMood: Topic[] = [
  {
    key: 'glaucoma',
    category: 'conditions',
    specialtySlugs: ['ophthalmology', 'optometry'],
    sources: [eyeInstitute('Glaucoma', 'glaucoma'), medlinePlus('Glaucoma', 'glaucoma')],
    text: {
      'zh-Hans': {
        title: '青光眼',
        aliases: ['眼压高', '绿内障', '视野变窄'],
        summary: '视神经慢慢受损，视野从旁边开始缩小，自己不容易发现。丢掉的视力找不回来，早点查最要紧。',
        body: `
          青光眼常和眼压高有关，但眼压正常的人也会得，亚裔尤其要注意。急性闭角型青光眼在东亚人里比较常见，会突然发作。
          ## 有哪些表现
          - 多数人早期没有感觉，只有散瞳检查才看得出来。
          - 慢慢地，旁边看不到，容易撞到东西。
          ## 什么时候看医生
          - 60岁以上、家里有人得过、有糖尿病或高度近视，定期做散瞳检查，多久一次问眼科。
          - 长期用类固醇药，也要查眼压。
          - 已经在滴眼药水，不要因为没感觉就停。
          ## 看哪一科，问什么
          - 看眼科；验光师也可以先量眼压。
          - 可以问：我的眼角是不是比较窄？哪些感冒药、过敏药不能吃？眼药水怎么滴？
          - 散瞳后几个小时看不清、怕光，请人陪，带太阳镜。
          ## 马上去急诊或打911
          突然眼睛很痛、发红、看灯有光圈、恶心呕吐。几个小时就可能伤到视力，不要等预约。
        `,
      },
      'zh-Hant': {
        title: '青光眼',
        aliases: ['眼壓高', '綠內障', '視野變窄'],
        summary: '視神經慢慢受損，視野從旁邊開始縮小，自己不容易發現。失去的視力找不回來，早點檢查最要緊。',
        body: `
          青光眼常和眼壓高有關，但眼壓正常的人也會得，亞裔尤其要注意。急性隅角閉鎖型青光眼在東亞人裡比較常見，會突然發作。
          ## 有哪些徵兆
          - 多數人早期沒有感覺，只有散瞳檢查才看得出來。
          - 慢慢地，旁邊看不到，容易撞到東西。
          ## 什麼時候看醫生
          - 60歲以上、家人得過、有糖尿病或高度近視，定期做散瞳檢查，多久一次問眼科。
          - 長期用類固醇藥，也要量眼壓。
          - 已經在點眼藥水，不要因為沒感覺就停。
          ## 看哪一科，問什麼
          - 看眼科；驗光師也可以先量眼壓。
          - 可以問：我的隅角是不是比較窄？哪些感冒藥、過敏藥不能吃？眼藥水怎麼點？
          - 散瞳後幾個小時看不清、怕光，請人陪，帶太陽眼鏡。
          ## 馬上去急診或打911
          突然眼睛很痛、發紅、看燈有光圈、噁心嘔吐。幾個小時就可能傷到視力，不要等預約。
        `,
      },
      'en-US': {
        title: 'Glaucoma',
        aliases: ['high eye pressure', 'optic nerve damage', 'tunnel vision'],
        summary:
          'The optic nerve is slowly damaged and side vision shrinks, often unnoticed. Lost vision doesn’t come back, so early checks matter.',
        body: `
          Glaucoma is often linked to high eye pressure, but people with normal pressure can have it too, including many Asian Americans. A sudden kind, angle-closure glaucoma, is more common in people of East Asian descent.
          ## Signs
          - Early on, usually none. Only a dilated eye exam shows it.
          - Later, you can’t see things to the side and bump into them.
          ## When to see a doctor
          - Have regular dilated exams if you are 60 or older, a relative has it, or you have diabetes or are very nearsighted. Ask how often.
          - Have your eye pressure checked if you use steroid medicine for a long time.
          - Don’t stop your drops because you feel fine.
          ## Who to see and what to ask
          - See an ophthalmologist. An optometrist can measure pressure first.
          - Ask: Are my drainage angles narrow? Which cold or allergy medicines should I avoid? How do I put in drops?
          - Your vision will be blurry and sensitive to light for hours after dilation. Bring someone with you, and sunglasses.
          ## Go to the emergency room or call 911
          Go for sudden severe eye pain, redness, halos around lights, or nausea and vomiting. Vision can be lost within hours, so don’t wait for an appointment.
        `,
      },
    },
  },
  {
    key: 'cataract',
    category: 'conditions',
    specialtySlugs: ['ophthalmology', 'optometry'],
    sources: [eyeInstitute('Cataracts', 'cataracts'), medlinePlus('Cataract', 'cataract')],
    text: {
      'zh-Hans': {
        title: '白内障',
        aliases: ['眼睛起雾', '老年白内障', '换晶体', '白内障手术'],
        summary: '眼睛里的晶体变浑，看东西像隔着雾。影响生活时可以做手术，换上人工晶体。',
        body: `
          白内障多半是年纪大了慢慢形成的，不会传染，也不是看书太多引起的。没有眼药水或草药能让它消失。
          ## 有哪些表现
          - 看东西模糊、发黄，颜色变淡。
          - 晚上开车，对面的灯很刺眼。
          - 眼镜度数常常换，还是看不清。
          ## 什么时候看医生
          - 60岁以上，问眼科多久做一次散瞳检查。
          - 看电视、看药瓶、走楼梯都有困难，就可以谈手术。
          - 有糖尿病或长期用类固醇，要早一点查。
          ## 看哪一科，问什么
          - 看眼科。手术一般当天回家，两只眼分开做。
          - 可以问：现在要做吗，还是可以等？选哪种人工晶体，保险包哪一种？要自付多少？
          - 告诉医生您吃的药，特别是前列腺药和抗凝药。要有人接送，可以要求中文口译。
          ## 马上去急诊或打911
          突然看不见、眼前像有窗帘落下、闪光很多，或手术后眼睛又红又痛、视力变差。
        `,
      },
      'zh-Hant': {
        title: '白內障',
        aliases: ['眼睛起霧', '老年性白內障', '換水晶體', '白內障手術'],
        summary: '眼睛裡的水晶體變混濁，看東西像隔著霧。影響生活時可以動手術，換上人工水晶體。',
        body: `
          白內障多半是年紀大了慢慢形成的，不會傳染，也不是看書太多引起的。沒有眼藥水或草藥能讓它消失。
          ## 有哪些徵兆
          - 看東西模糊、發黃，顏色變淡。
          - 晚上開車，對面的燈很刺眼。
          - 眼鏡度數常常換，還是看不清。
          ## 什麼時候看醫生
          - 60歲以上，問眼科多久做一次散瞳檢查。
          - 看電視、看藥瓶、走樓梯都有困難，就可以談手術。
          - 有糖尿病或長期用類固醇，要早一點檢查。
          ## 看哪一科，問什麼
          - 看眼科。手術一般當天回家，兩隻眼睛分開做。
          - 可以問：現在要做嗎，還是可以等？選哪種人工水晶體，保險給付哪一種？要自付多少？
          - 告訴醫生您吃的藥，特別是攝護腺（前列腺）藥和抗凝血藥。要有人接送，可以要求中文口譯。
          ## 馬上去急診或打911
          突然看不見、眼前像有窗簾落下、閃光很多，或手術後眼睛又紅又痛、視力變差。
        `,
      },
      'en-US': {
        title: 'Cataract',
        aliases: ['cloudy eyes', 'cataract surgery', 'lens replacement', 'foggy vision'],
        summary:
          'The lens inside the eye turns cloudy and things look foggy. When it gets in the way of daily life, surgery can replace the lens.',
        body: `
          Most cataracts form slowly with age. They aren’t contagious, and reading doesn’t cause them. No eye drop or herb makes them go away.
          ## Signs
          - Blurry or yellowish vision, faded colors.
          - Strong glare from headlights at night.
          - You keep getting new glasses and still can’t see clearly.
          ## When to see a doctor
          - From age 60, ask an eye doctor how often to have a dilated exam.
          - Talk about surgery when TV, medicine labels, or stairs become hard.
          - Get checked earlier if you have diabetes or use steroids for a long time.
          ## Who to see and what to ask
          - See an ophthalmologist. Most people go home the same day, and each eye is done separately.
          - Ask: Do I need surgery now, or can it wait? Which lens do you suggest, and which one does my plan cover? What will I pay?
          - Tell the doctor what you take, especially prostate medicine and blood thinners. You’ll need a ride home, and you can ask for a Chinese interpreter.
          ## Go to the emergency room or call 911
          Go for sudden loss of vision, a curtain over your view, many flashes of light, or a red, painful eye with worse vision after surgery.
        `,
      },
    },
  },
  {
    key: 'depression',
    category: 'conditions',
    specialtySlugs: [
      'family-medicine',
      'psychiatry',
      'psychology',
      'clinical-social-work',
      'mental-health-counseling',
      'geriatric-medicine',
    ],
    sources: [
      medlinePlus('Depression', 'depression'),
      { publisher: 'NIMH (NIH)', title: 'Depression', url: 'https://www.nimh.nih.gov/health/topics/depression' },
      {
        publisher: 'SAMHSA',
        title: '988 Suicide & Crisis Lifeline',
        url: 'https://www.samhsa.gov/mental-health/988',
      },
    ],
    text: {
      'zh-Hans': {
        title: '抑郁症',
        aliases: ['忧郁症', '心情低落', '想不开', '产后抑郁', '不想活'],
        summary: '心情低落或提不起劲超过两周，影响吃、睡和做事。这是病，不是软弱，可以治疗。',
        body: `
          抑郁症和压力、身体疾病、遗传都有关，不是想开一点就会好。老人常说的是“身体不舒服”，不说心情。
          ## 有哪些表现
          - 几乎每天难过、空虚，或对什么都没兴趣。
          - 睡不好或睡太多，不想吃，很累，注意力差。
          - 头痛、胃痛、胸闷，查不出原因。
          - 觉得自己没用，会想到死。
          ## 什么时候看医生
          - 这样超过两周，就约家庭医生谈。产后也一样。
          - 甲状腺等病也会引起，医生可能先验血。
          ## 看哪一科，问什么
          - 谈话治疗看心理师、社工或咨询师；要用药看精神科。两样可以一起做。
          - 可以问：能说中文吗？保险包吗？药多久有效，有什么副作用？
          - 药要几周才见效，不要自己突然停。谈话内容依法保密，有人身安全危险时例外。
          ## 想伤害自己时
          打988，全天都有人接，可以要中文翻译；短信只有英文和西班牙文。有立即的危险打911，不要让对方一个人待着。
        `,
      },
      'zh-Hant': {
        title: '憂鬱症（抑鬱症）',
        aliases: ['憂鬱症', '抑鬱症', '心情低落', '想不開', '產後憂鬱', '不想活'],
        summary: '心情低落或提不起勁超過兩週，影響吃、睡和做事。這是病，不是軟弱，可以治療。',
        body: `
          憂鬱症和壓力、身體疾病、遺傳都有關，不是想開一點就會好。長者常說的是「身體不舒服」，不說心情。
          ## 有哪些徵兆
          - 幾乎每天難過、空虛，或對什麼都沒興趣。
          - 睡不好或睡太多，不想吃，很累，注意力差。
          - 頭痛、胃痛、胸悶，查不出原因。
          - 覺得自己沒用，會想到死。
          ## 什麼時候看醫生
          - 這樣超過兩週，就約家庭醫生談。產後也一樣。
          - 甲狀腺等疾病也會引起，醫生可能先抽血。
          ## 看哪一科，問什麼
          - 談話治療看心理師、社工或諮商師；要用藥看精神科。兩樣可以一起做。
          - 可以問：能說中文嗎？保險給付嗎？藥多久有效，有什麼副作用？
          - 藥要幾週才見效，不要自己突然停。談話內容依法保密，有人身安全危險時例外。
          ## 想傷害自己時
          打988，全天都有人接，可以要中文口譯；簡訊只有英文和西班牙文。有立即的危險打911，不要讓對方獨處。
        `,
      },
      'en-US': {
        title: 'Depression',
        aliases: ['feeling down', 'major depression', 'postpartum depression', 'sad all the time'],
        summary:
          'Low mood or loss of interest for more than two weeks, affecting eating, sleep, and daily life. It is an illness, not weakness, and it can be treated.',
        body: `
          Stress, other illness, and family history all play a part. Thinking positive isn’t enough. Older adults often talk about aches and pains rather than mood.
          ## Signs
          - Feeling sad, empty, or without interest nearly every day.
          - Sleeping or eating too little or too much, tiredness, trouble focusing.
          - Headaches, stomachaches, or a tight chest with no clear cause.
          - Feeling worthless or thinking about death.
          ## When to see a doctor
          - If this lasts more than two weeks, see your primary care doctor. The same goes after having a baby.
          - Thyroid and other problems can cause this too, so a blood test may come first.
          ## Who to see and what to ask
          - For talk therapy, see a psychologist, social worker, or counselor. For medicine, see a psychiatrist. Many people do both.
          - Ask: Do you speak Chinese? Does my plan cover it? When does the medicine start to work, and what are the side effects?
          - Medicine takes weeks to work. Don’t stop it suddenly on your own. By law, what you say stays private unless someone’s safety is at risk.
          ## If you’re thinking of hurting yourself
          Call 988 at any hour and ask for a Chinese interpreter. Texts are answered in English and Spanish only. In immediate danger, call 911, and don’t leave the person alone.
        `,
      },
    },
  },
  {
    key: 'asthma',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'pediatrics', 'pulmonology', 'allergy-and-immunology'],
    sources: [
      medlinePlus('Asthma', 'asthma'),
      heartInstitute('Asthma', 'asthma'),
      cdc('About Asthma', 'asthma/about/index.html'),
    ],
    text: {
      'zh-Hans': {
        title: '哮喘',
        aliases: ['喘', '气喘病', '喘息', '小孩夜里咳嗽'],
        summary: '气管容易发炎变窄，咳、喘、胸口紧，夜里和运动后常加重。用对药，多数人可以正常生活。',
        body: `
          灰尘、花粉、霉菌、蟑螂、香烟、冷空气和感冒都可能引起发作。油烟和烧香也会刺激气管。
          ## 有哪些表现
          - 呼气时有哨声，胸口紧，气短。
          - 夜里或清晨咳嗽，运动后咳。
          - 小孩可能只是感冒后咳很久。
          ## 什么时候看医生
          - 第一次出现要看医生；一周要用急救药超过两次，或夜里咳醒，说明没控制好。
          - 急诊或住院之后几天内复诊。
          ## 看哪一科，问什么
          - 先看家庭医生或儿科；常发作看肺科或过敏科。
          - 可以问：哪一支是急救药，哪一支要天天用？能写一份中文的哮喘行动计划吗？吸入器怎么用？
          - 吸入的类固醇和口服的不同，不要因为怕副作用就自己停。
          - 每年问医生打流感疫苗的事；家里不要抽烟。
          ## 马上打911
          喘到说不出整句话、嘴唇发青、肋骨之间凹下去，或用了急救药没有好转。
        `,
      },
      'zh-Hant': {
        title: '氣喘（哮喘）',
        aliases: ['氣喘', '哮喘', '喘鳴', '小孩半夜咳嗽'],
        summary: '氣管容易發炎變窄，咳、喘、胸口緊，夜裡和運動後常加重。用對藥，多數人可以正常生活。',
        body: `
          灰塵、花粉、黴菌、蟑螂、香菸、冷空氣和感冒都可能引起發作。油煙和燒香也會刺激氣管。
          ## 有哪些徵兆
          - 呼氣時有哨聲，胸口緊，呼吸短促。
          - 夜裡或清晨咳嗽，運動後咳。
          - 小孩可能只是感冒後咳很久。
          ## 什麼時候看醫生
          - 第一次出現要看醫生；一週要用急救藥超過兩次，或夜裡咳醒，表示沒控制好。
          - 急診或住院之後幾天內回診。
          ## 看哪一科，問什麼
          - 先看家庭醫生或兒科；常發作看胸腔科（肺科）或過敏科。
          - 可以問：哪一支是急救藥，哪一支要天天用？能寫一份中文的氣喘行動計劃嗎？吸入器怎麼用？
          - 吸入的類固醇和口服的不同，不要因為怕副作用就自己停。
          - 每年問醫生打流感疫苗的事；家裡不要抽菸。
          ## 馬上打911
          喘到說不出整句話、嘴唇發紫、肋骨之間凹下去，或用了急救藥沒有好轉。
        `,
      },
      'en-US': {
        title: 'Asthma',
        aliases: ['wheezing', 'inhaler', 'night cough', 'tight chest when breathing'],
        summary:
          'Airways swell and narrow, causing coughing, wheezing, and a tight chest, often at night or after exercise. With the right medicine, most live normally.',
        body: `
          Dust, pollen, mold, cockroaches, smoke, cold air, and colds can set off an attack. Cooking fumes and incense irritate the airways too.
          ## Signs
          - Whistling when breathing out, a tight chest, shortness of breath.
          - Coughing at night, early in the morning, or after exercise.
          - In children, it may just be a cough that lingers after a cold.
          ## When to see a doctor
          - See a doctor the first time it happens. Needing quick-relief medicine more than twice a week, or waking at night, means it isn’t under control.
          - Follow up within days of an emergency room visit or hospital stay.
          ## Who to see and what to ask
          - Start with primary care or pediatrics. See a lung or allergy doctor for frequent attacks.
          - Ask: Which inhaler is for emergencies, and which is for every day? Can I have an asthma action plan in Chinese? Am I using my inhaler right?
          - Inhaled steroids aren’t the same as steroid pills. Don’t stop them on your own for fear of side effects.
          - Ask about a flu shot each year, and keep the home smoke-free.
          ## Call 911
          Call if someone can’t speak a full sentence, has blue lips or skin pulling in between the ribs, or isn’t better after quick-relief medicine.
        `,
      },
    },
  },
  {
    key: 'allergies',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'pediatrics', 'allergy-and-immunology', 'otolaryngology'],
    sources: [medlinePlus('Allergy', 'allergy'), medlinePlus('Anaphylaxis', 'anaphylaxis')],
    text: {
      'zh-Hans': {
        title: '过敏',
        aliases: ['花粉症', '过敏性鼻炎', '食物过敏', '荨麻疹', '鼻子过敏'],
        summary: '身体对花粉、尘螨、食物或药物反应过度。多数只是难受，严重时会危及生命。',
        body: `
          纽约春天是树花粉，夏天是草花粉，秋天是豚草；尘螨、霉菌、蟑螂和宠物全年都有。
          ## 有哪些表现
          - 打喷嚏、鼻塞、眼睛痒、流清鼻涕，一般不发烧。
          - 皮肤起风团、发痒。
          - 吃了某样东西后嘴麻、肿、肚子痛。
          ## 什么时候看医生
          - 每年同一个季节发作，影响睡觉和上班、上学。
          - 对食物、药或蜂螫有过反应，要查清楚并记在病历里。
          - 一边鼻子一直不通，或流鼻血，要看耳鼻喉科。
          ## 看哪一科，问什么
          - 先看家庭医生或儿科；要做过敏测试看过敏科。
          - 可以问：做皮肤还是抽血测试？测试前要停哪些药？要不要随身带肾上腺素笔？
          - 有些过敏药会让人想睡，老人吃了容易跌倒，开车前也要小心。先问药剂师。
          ## 马上打911
          喉咙紧、喘不过气、脸和舌头肿、全身风团又头晕。有肾上腺素笔先用，再打911，好转也要去医院。
        `,
      },
      'zh-Hant': {
        title: '過敏',
        aliases: ['花粉症', '過敏性鼻炎', '食物過敏', '蕁麻疹', '鼻子過敏'],
        summary: '身體對花粉、塵蟎、食物或藥物反應過度。多數只是難受，嚴重時會危及生命。',
        body: `
          紐約春天是樹木花粉，夏天是草花粉，秋天是豚草；塵蟎、黴菌、蟑螂和寵物全年都有。
          ## 有哪些徵兆
          - 打噴嚏、鼻塞、眼睛癢、流清鼻水，一般不發燒。
          - 皮膚起疹塊、發癢。
          - 吃了某樣東西後嘴麻、腫、肚子痛。
          ## 什麼時候看醫生
          - 每年同一個季節發作，影響睡覺和上班、上學。
          - 對食物、藥或蜂螫有過反應，要查清楚並記在病歷裡。
          - 一邊鼻子一直不通，或流鼻血，要看耳鼻喉科。
          ## 看哪一科，問什麼
          - 先看家庭醫生或兒科；要做過敏測試看過敏科。
          - 可以問：做皮膚還是抽血測試？測試前要停哪些藥？要不要隨身帶腎上腺素筆？
          - 有些過敏藥會讓人想睡，長者吃了容易跌倒，開車前也要小心。先問藥劑師。
          ## 馬上打911
          喉嚨緊、喘不過氣、臉和舌頭腫、全身疹塊又頭暈。有腎上腺素筆先用，再打911，好轉也要去醫院。
        `,
      },
      'en-US': {
        title: 'Allergies',
        aliases: ['hay fever', 'allergic rhinitis', 'food allergy', 'hives', 'pollen'],
        summary:
          'The body overreacts to pollen, dust mites, food, or medicine. Most reactions are only unpleasant, but some are life-threatening.',
        body: `
          In New York, tree pollen comes in spring, grass in summer, and ragweed in fall. Dust mites, mold, cockroaches, and pets are there all year.
          ## Signs
          - Sneezing, stuffy nose, itchy eyes, clear runny nose, usually no fever.
          - Itchy raised welts on the skin.
          - Tingling or swelling of the mouth, or belly pain, after a certain food.
          ## When to see a doctor
          - It comes back in the same season every year and gets in the way of sleep, work, or school.
          - You reacted to a food, medicine, or sting. Find out the cause, and have it added to your medical record.
          - One side of the nose stays blocked, or you get nosebleeds: see an ENT doctor.
          ## Who to see and what to ask
          - Start with primary care or pediatrics. An allergist does testing.
          - Ask: Skin test or blood test? Which medicines should I pause before it? Should I carry an epinephrine pen?
          - Some allergy medicines make you sleepy, so older adults may fall and driving can be unsafe. Ask a pharmacist first.
          ## Call 911
          Call for a tight throat, trouble breathing, a swollen face or tongue, or hives with dizziness. Use an epinephrine pen first if you have one, then call 911. Go to the hospital even if you feel better.
        `,
      },
    },
  },
]

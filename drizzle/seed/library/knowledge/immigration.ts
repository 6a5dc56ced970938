import { cdc, stateHealth, uscis } from './sources.ts'
import type { Topic } from './topic.ts'

export const immigration: Topic[] = [
  {
    key: 'i-693-exam',
    category: 'immigration',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'pediatrics'],
    sources: [
      uscis('I-693, Report of Immigration Medical Examination and Vaccination Record', 'i-693'),
      uscis('Find a Civil Surgeon', 'tools/find-a-civil-surgeon'),
      cdc('Technical Instructions for Civil Surgeons', 'immigrant-refugee-health/hcp/civil-surgeons/index.html'),
    ],
    text: {
      'zh-Hans': {
        title: '移民体检（I-693）',
        aliases: ['移民体检', '绿卡体检', '办绿卡体检', 'I-693', '调整身份体检'],
        summary: '在美国境内申请绿卡的人，要请USCIS指定的医生体检、查疫苗，填好I-693表并密封。',
        body: `
          只有USCIS指定的体检医生（civil surgeon）可以填这张表。费用由诊所自定，多数保险不付，先打电话问清包含什么。以下截至2026年11月2日。
          ## 检查什么
          - 问病史、做身体检查，两岁以上查结核。
          - 按年龄可能验梅毒和淋病。
          - 按年龄查疫苗，缺的要补打；新冠疫苗从2025年1月起不再要求。
          ## 要带什么
          - 护照或其他带照片的证件，最新版的I-693表。
          - 疫苗记录。中文的最好附英文翻译，先问诊所要不要。
          - 药单、病历；得过结核的，带治疗证明和片子。
          ## 时间
          - 2024年12月起，交I-485时一般要一起交I-693。
          - 2023年11月1日起签的表，只在一起交的申请还在审时有效；申请撤回或被拒，要重新体检（2025年6月11日起）。
          ## 要注意
          - 封好的信封不要拆，另外要一份副本自己留着。
          - 可以问：多久拿到？要来几次？疫苗和验血另外收吗？
          - 表格和规定会变，交之前看USCIS网站；法律问题问移民律师。
        `,
      },
      'zh-Hant': {
        title: '移民體檢（I-693）',
        aliases: ['移民體檢', '綠卡體檢', '辦綠卡體檢', 'I-693', '調整身分體檢'],
        summary: '在美國境內申請綠卡的人，要請USCIS指定的醫生體檢、查疫苗，填好I-693表並密封。',
        body: `
          只有USCIS指定的體檢醫生（civil surgeon）可以填這張表。費用由診所自訂，多數保險不付，先打電話問清楚包含什麼。以下截至2026年11月2日。
          ## 檢查什麼
          - 問病史、做身體檢查，兩歲以上驗結核病。
          - 依年齡可能驗梅毒和淋病。
          - 依年齡查疫苗，缺的要補打；新冠疫苗從2025年1月起不再要求。
          ## 要帶什麼
          - 護照或其他有照片的證件，最新版的I-693表。
          - 疫苗紀錄。中文的最好附英文翻譯，先問診所要不要。
          - 藥單、病歷；得過結核病的，帶治療證明和X光片。
          ## 時間
          - 2024年12月起，交I-485時一般要一起交I-693。
          - 2023年11月1日起簽的表，只在一起交的申請還在審理時有效；申請撤回或被拒，要重新體檢（2025年6月11日起）。
          ## 要注意
          - 封好的信封不要拆，另外要一份副本自己留著。
          - 可以問：多久拿到？要來幾次？疫苗和抽血另外收嗎？
          - 表格和規定會變，交之前看USCIS網站；法律問題問移民律師。
        `,
      },
      'en-US': {
        title: 'Immigration exam (Form I-693)',
        aliases: ['green card medical exam', 'civil surgeon', 'immigration physical', 'form I-693'],
        summary:
          'People who apply for a green card inside the U.S. need an exam and vaccine check by a USCIS-designated doctor, who completes and seals Form I-693.',
        body: `
          Only a designated civil surgeon can fill in this form. Each office sets its own price, and most insurance doesn’t pay, so call and ask what’s included. As of November 2, 2026.
          ## What is checked
          - Health history, a physical exam, and a tuberculosis test from age 2.
          - Depending on age, tests for syphilis and gonorrhea.
          - Vaccines for your age; you get any you’re missing. COVID-19 vaccine has not been required since January 2025.
          ## What to bring
          - Your passport or other photo ID, and the current edition of the form.
          - Vaccine records. Chinese ones are best with an English translation; ask first.
          - Medicine list and records. If you’ve had tuberculosis, proof of treatment and X-rays.
          ## Timing
          - Since December 2024 the form is generally filed together with Form I-485.
          - A form signed on or after November 1, 2023, is valid only while the application it came with is pending. If that application is withdrawn or denied, you need a new exam (rule of June 11, 2025).
          ## Keep in mind
          - Don’t open the sealed envelope. Ask for your own copy.
          - Ask: When will it be ready? How many visits? Are vaccines and blood tests extra?
          - Forms and rules change. Check uscis.gov before filing, and ask an immigration lawyer about legal questions.
        `,
      },
    },
  },
  {
    key: 'vaccination-record',
    category: 'immigration',
    specialtySlugs: ['pediatrics', 'family-medicine', 'internal-medicine'],
    sources: [
      {
        publisher: 'NYC Health Department',
        title: 'Vaccine Records',
        url: 'https://www.nyc.gov/site/doh/services/cir-parents-guardians.page',
      },
      cdc('Vaccination', 'immigrant-refugee-health/hcp/civil-surgeons/vaccination.html'),
    ],
    text: {
      'zh-Hans': {
        title: '疫苗本和疫苗记录',
        aliases: ['疫苗本', '小绿本', '预防接种证', '疫苗翻译', '打针记录'],
        summary: '国内的疫苗本在美国上学、移民体检都用得上。先翻译，再请医生核对还缺哪些。',
        body: `
          美国看的是书面记录：每一针的名称和年月日。只凭记忆说“都打过”，多半不算。
          ## 怎么准备
          - 找出每个人的疫苗本，拍照留底，原件不要交给别人。
          - 请人翻成英文：姓名、生日、疫苗名称、日期、医院，译者签名。
          - 国内的名称要对应美国的，例如“百白破”是DTaP，“麻腮风”是MMR。乙脑、卡介苗美国一般不要求。
          ## 找不到怎么办
          - 问以前的接种点，或家人手上有没有。
          - 在纽约市打过的，可以在My Vaccine Record查，或打311。
          - 有些病可以抽血看有没有抗体，例如麻疹、风疹、水痘、乙肝；不行就补打。
          ## 什么时候看医生
          - 孩子入学前早点约，有些疫苗要隔几周。
          - 怀孕、抵抗力差或以前打针过敏，要先告诉医生。
          ## 看哪一科，问什么
          - 小孩看儿科，大人看家庭医生。
          - 可以问：还缺哪几种？多打一次有没有关系？能登记到纽约市的系统吗？保险包吗？
        `,
      },
      'zh-Hant': {
        title: '疫苗手冊和疫苗紀錄',
        aliases: ['疫苗手冊', '黃卡疫苗', '兒童健康手冊', '疫苗翻譯', '預防針紀錄', '針卡'],
        summary: '從家鄉帶來的疫苗手冊，在美國上學、移民體檢都用得上。先翻譯，再請醫生核對還缺哪些。',
        body: `
          美國看的是書面紀錄：每一針的名稱和年月日。只憑記憶說「都打過」，多半不算。
          ## 怎麼準備
          - 找出每個人的疫苗手冊（黃卡、針卡），拍照留底，正本不要交給別人。
          - 請人翻成英文：姓名、生日、疫苗名稱、日期、醫院，譯者簽名。
          - 名稱要對應美國的，例如「白喉破傷風百日咳」是DTaP，「麻疹腮腺炎德國麻疹」是MMR。日本腦炎、卡介苗美國一般不要求。
          ## 找不到怎麼辦
          - 問以前的接種單位，或家人手上有沒有。
          - 在紐約市打過的，可以在My Vaccine Record查，或打311。
          - 有些病可以抽血看有沒有抗體，例如麻疹、德國麻疹、水痘、B肝；不行就補打。
          ## 什麼時候看醫生
          - 孩子入學前早點約，有些疫苗要隔幾週。
          - 懷孕、抵抗力差或以前打針過敏，要先告訴醫生。
          ## 看哪一科，問什麼
          - 小孩看兒科，大人看家庭醫生。
          - 可以問：還缺哪幾種？多打一次有沒有關係？能登記到紐約市的系統嗎？保險給付嗎？
        `,
      },
      'en-US': {
        title: 'Vaccination booklet and records',
        aliases: ['vaccine record', 'immunization record', 'yellow card', 'vaccine translation', 'school shots'],
        summary:
          'Your vaccine booklet from home helps with school and the immigration exam. Have it translated, then ask a doctor to check what is missing.',
        body: `
          In the U.S., a written record counts: the name and full date of each shot. Saying “I had them all” from memory usually doesn’t.
          ## How to prepare
          - Find each person’s booklet, take photos, and hold on to the originals.
          - Have it translated into English: name, birth date, vaccines, dates, and clinic. The translator should sign it.
          - Names differ: Chinese “baibaipo” is DTaP, and “masaifeng” is MMR. Japanese encephalitis and BCG are generally not required here.
          ## If you can’t find it
          - Ask the place that gave the shots, or relatives.
          - For shots given in New York City, look in My Vaccine Record or call 311.
          - For some diseases, such as measles, rubella, chickenpox, and hepatitis B, a blood test can show whether you’re protected. If not, you get the shots again.
          ## When to see a doctor
          - Book well before school starts, since some shots are weeks apart.
          - Tell the doctor first if you’re pregnant, have a weak immune system, or have reacted to a shot.
          ## Who to see and what to ask
          - Children see a pediatrician; adults see a primary care doctor.
          - Ask: Which ones are missing? Is an extra shot a problem? Can you enter these in the city registry? Does my insurance cover it?
        `,
      },
    },
  },
  {
    key: 'right-to-an-interpreter',
    category: 'immigration',
    specialtySlugs: ['family-medicine', 'emergency-medicine'],
    sources: [
      {
        publisher: 'New York State Senate',
        title: 'Public Health Law, Section 2803-BB: Provision of language assistance',
        url: 'https://www.nysenate.gov/legislation/laws/PBH/2803-BB',
      },
      {
        publisher: 'HHS Office for Civil Rights',
        title: 'Limited English Proficiency (LEP)',
        url: 'https://www.hhs.gov/civil-rights/for-individuals/special-topics/limited-english-proficiency/index.html',
      },
      stateHealth(
        'Complaints about New York State Hospitals and Diagnostic and Treatment Centers',
        'facilities/hospital/complaint/complaint_form.htm',
      ),
    ],
    text: {
      'zh-Hans': {
        title: '免费中文口译的权利',
        aliases: ['医院翻译', '看病翻译', '不会英文看病', '免费翻译', '中文传译'],
        summary: '在医院和多数诊所，不会英文的人有权得到免费口译，不用自己带人，更不该让孩子翻译。',
        body: `
          收联邦资金（例如白卡、红蓝卡）的医院和诊所，都要提供语言协助，不能收费，也不能因此让您久等。口译可以当面，也可以用电话或视频。
          ## 怎么要求
          - 打电话约诊时就说：“Chinese interpreter, please”，再说Mandarin（普通话）或Cantonese（粤语）。福州话、台山话也可以问。
          - 到了再说一次，请他们记在病历里。
          - 急诊也有口译，打911也可以要求。
          ## 为什么用专业的口译
          - 家人可能漏掉或不好意思说，医学用词也容易错。
          - 未满18岁的孩子只有紧急时才可以帮忙，等口译来。
          - 口译员必须保密。您可以换人，也可以要求重说。
          ## 还可以要求
          - 同意书和出院说明的中文本，或请人念给您听。
          - 连锁药房要免费口译药瓶上的说明，也可以要中文的用药说明。
          ## 被拒绝怎么办
          - 记下时间、地点和人名，先找医院的病人权益部门。
          - 向纽约州卫生厅投诉医院：1-800-804-5447。联邦民权办公室：1-800-368-1019。
        `,
      },
      'zh-Hant': {
        title: '免費中文口譯的權利',
        aliases: ['醫院翻譯', '看病翻譯', '不會英文看病', '免費翻譯', '醫療口譯', '傳譯'],
        summary: '在醫院和多數診所，不會英文的人有權得到免費口譯，不用自己帶人，更不該讓孩子翻譯。',
        body: `
          收聯邦經費（例如白卡、紅藍卡）的醫院和診所，都要提供語言協助，不能收費，也不能因此讓您久等。口譯可以當面，也可以用電話或視訊。
          ## 怎麼要求
          - 打電話約診時就說：「Chinese interpreter, please」，再說Mandarin（國語）或Cantonese（粵語）。福州話、台山話也可以問。
          - 到了再說一次，請他們記在病歷裡。
          - 急診也有口譯，打911也可以要求。
          ## 為什麼用專業的口譯
          - 家人可能漏掉或不好意思說，醫學用詞也容易錯。
          - 未滿18歲的孩子只有緊急時才可以幫忙，等口譯來。
          - 口譯員必須保密。您可以換人，也可以要求重說。
          ## 還可以要求
          - 同意書和出院說明的中文本，或請人唸給您聽。
          - 連鎖藥房要免費口譯藥瓶上的說明，也可以要中文的用藥說明。
          ## 被拒絕怎麼辦
          - 記下時間、地點和人名，先找醫院的病人權益部門。
          - 向紐約州衛生廳投訴醫院：1-800-804-5447。聯邦民權辦公室：1-800-368-1019。
        `,
      },
      'en-US': {
        title: 'Your right to an interpreter',
        aliases: ['Chinese interpreter', 'medical interpreter', 'language access', 'free translation', 'no English'],
        summary:
          'In hospitals and most clinics, you have a right to a free interpreter if your English is limited. You don’t have to bring anyone, especially not a child.',
        body: `
          Hospitals and clinics that take federal money, such as Medicaid or Medicare, must provide language help, free of charge and without long delays. The interpreter may be there in person, on the phone, or on video.
          ## How to ask
          - When you book, say “Chinese interpreter, please,” then “Mandarin” or “Cantonese.” You can also ask for Fuzhounese or Taishanese.
          - Say it again when you arrive, and ask them to note it in your record.
          - Emergency rooms have interpreters, and you can ask for one when you call 911.
          ## Why use a trained interpreter
          - Relatives may leave things out, feel shy, or get medical words wrong.
          - Children under 18 may help only in an emergency, until an interpreter is reached.
          - Interpreters must keep what you say confidential. You may ask for another person, or to hear it again.
          ## You can also ask for
          - Consent forms and discharge papers in Chinese, or read aloud to you.
          - At chain pharmacies, a free interpreter for the label, and directions in Chinese.
          ## If they say no
          - Write down the time, place, and names, and ask for the hospital’s patient relations office.
          - To complain about a hospital: New York State Department of Health, 1-800-804-5447. Federal Office for Civil Rights: 1-800-368-1019.
        `,
      },
    },
  },
]

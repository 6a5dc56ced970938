import { cdc, preventiveTaskForce, stateHealth } from './sources.ts'
import type { Topic } from './topic.ts'

export const cancerScreening: Topic[] = [
  {
    key: 'colorectal-cancer-screening',
    category: 'tests',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'gastroenterology', 'colorectal-surgery'],
    sources: [
      preventiveTaskForce('Colorectal Cancer: Screening', 'colorectal-cancer-screening'),
      cdc('Screening for Colorectal Cancer', 'colorectal-cancer/screening/index.html'),
    ],
    text: {
      'zh-Hans': {
        title: '大肠癌筛查',
        aliases: ['肠镜', '大肠镜', '验大便隐血', '验大便潜血', '结肠癌', '直肠癌'],
        summary: '45到75岁的成人都应该做。可以验大便，也可以做肠镜，趁没有症状时找出息肉和早期的癌。',
        body: `
          大肠癌多从息肉慢慢变来。筛查可以找到息肉，肠镜时就能拿掉。76到85岁要不要做，和医生商量。
          ## 有哪几种
          - 大便隐血（FIT）：在家取样，每年一次，不用禁食。
          - 大便DNA加隐血：每一到三年一次。
          - 肠镜：正常的话，一般十年一次。
          - 大便检查不正常，一定要再做肠镜。
          ## 做肠镜要准备
          - 前一天喝清流质和泻药，清不干净可能要重做。
          - 告诉医生您吃的抗凝血药、糖尿病药和减重针，要不要停、怎么停，听医生的。
          - 会用镇静药，要有成年人接送，当天不开车。
          - 先问：医生、麻醉和诊所都在网内吗？有中文说明吗？
          ## 什么时候看医生
          - 大便有血、排便习惯改变、贫血、体重变轻：不要等筛查，先看医生。
          - 父母、兄弟姐妹得过大肠癌或大息肉，可能45岁以前就要做。
          - 做完肠镜后大量出血、剧烈肚子痛、发烧，打911或去急诊。
        `,
      },
      'zh-Hant': {
        title: '大腸癌篩檢',
        aliases: ['大腸鏡', '腸鏡', '糞便潛血檢查', '結腸癌', '直腸癌'],
        summary: '45到75歲的成人都應該做。可以驗大便，也可以照大腸鏡，趁沒有症狀時找出瘜肉和早期的癌。',
        body: `
          大腸癌多從瘜肉慢慢變來。篩檢可以找到瘜肉，照大腸鏡時就能拿掉。76到85歲要不要做，和醫生商量。
          ## 有哪幾種
          - 糞便潛血（FIT）：在家採樣，每年一次，不用禁食。
          - 糞便DNA加潛血：每一到三年一次。
          - 大腸鏡：正常的話，一般十年一次。
          - 糞便檢查不正常，一定要再照大腸鏡。
          ## 照大腸鏡要準備
          - 前一天喝清流質和瀉藥，清不乾淨可能要重做。
          - 告訴醫生您吃的抗凝血藥、糖尿病藥和減重針，要不要停、怎麼停，聽醫生的。
          - 會用鎮靜藥，要有成年人接送，當天不開車。
          - 先問：醫生、麻醉和診所都在網內嗎？有中文說明嗎？
          ## 什麼時候看醫生
          - 大便有血、排便習慣改變、貧血、體重變輕：不要等篩檢，先看醫生。
          - 父母、兄弟姊妹得過大腸癌或大瘜肉，可能45歲以前就要做。
          - 做完大腸鏡後大量出血、劇烈肚子痛、發燒，打911或去急診。
        `,
      },
      'en-US': {
        title: 'Colorectal cancer screening',
        aliases: ['colonoscopy', 'FIT test', 'colon cancer', 'stool test', 'rectal cancer'],
        summary:
          'For all adults 45 to 75. A stool test or a colonoscopy looks for polyps and early cancer before you have symptoms.',
        body: `
          Most colorectal cancers grow slowly from polyps. A colonoscopy can find and remove them. From 76 to 85, decide with your doctor.
          ## The choices
          - Stool blood test (FIT): collect at home, once a year, no fasting.
          - Stool DNA with blood test: every one to three years.
          - Colonoscopy: usually every ten years if normal.
          - If a stool test isn’t normal, you need a colonoscopy next.
          ## Getting ready for a colonoscopy
          - The day before, have only clear liquids and take a laxative. If the bowel isn’t clean, you may have to do it again.
          - Tell them about blood thinners, diabetes medicine, and weight-loss shots, and follow their advice on stopping them.
          - You’ll be sedated. An adult must take you home, and you can’t drive that day.
          - Ask first: Are the doctor, anesthesia, and center in my network? Do you have instructions in Chinese?
          ## When to see a doctor
          - Blood in your stool, a change in bowel habits, anemia, or weight loss: don’t wait for screening. See a doctor first.
          - If a parent, brother, or sister had colorectal cancer or large polyps, you may need to start before 45.
          - After a colonoscopy, go to the ER or call 911 for heavy bleeding, severe belly pain, or fever.
        `,
      },
    },
  },
  {
    key: 'mammogram',
    category: 'tests',
    specialtySlugs: ['family-medicine', 'obstetrics-and-gynecology', 'diagnostic-radiology'],
    sources: [
      preventiveTaskForce('Breast Cancer: Screening', 'breast-cancer-screening'),
      {
        publisher: 'FDA',
        title: 'Frequently Asked Questions About MQSA',
        url: 'https://www.fda.gov/radiation-emitting-products/mammography-information-patients/frequently-asked-questions-about-mqsa',
      },
      stateHealth('Cancer Screening and Prevention', 'diseases/cancer/screening/'),
    ],
    text: {
      'zh-Hans': {
        title: '乳腺X光（钼靶）',
        aliases: ['乳腺癌筛查', '乳腺钼靶', '钼靶', '乳房X光检查', '乳腺检查', '乳房有硬块'],
        summary: '40到74岁的女性每两年照一次，可以在摸到硬块之前找到早期乳腺癌。',
        body: `
          检查时用两块板压住乳房拍片，每次压几秒钟，会有点痛。亚裔女性的乳腺常比较致密，片子较难看清，医生可能建议再做超声（B超）。
          ## 谁要做
          - 40到74岁的女性，每两年一次（USPSTF，2024年）。
          - 母亲、姐妹得过乳腺癌，有基因变异，或胸部做过放疗，可能要更早、更密。
          - 75岁以上，和医生商量。
          ## 检查前
          - 月经后一周乳房比较不痛，可以选这个时候。
          - 当天腋下和胸部不要涂止汗剂、粉和乳液，穿两截的衣服。
          - 带上以前的片子，说明有没有假体、是否怀孕或哺乳。
          ## 结果
          - 被叫回去再照很常见，多数不是癌。
          - 报告会写乳腺密不密。可以问：我要不要加做超声或磁共振？保险包吗？
          ## 什么时候看医生
          - 摸到硬块、乳头出血、皮肤凹陷或发红，不要等下次筛查。
          - 没有保险，可以问纽约州癌症服务计划：1-866-442-2262。
        `,
      },
      'zh-Hant': {
        title: '乳房攝影',
        aliases: ['乳癌篩檢', '乳房X光', '乳房造影', '乳房攝影檢查', '乳房有硬塊'],
        summary: '40到74歲的女性每兩年照一次，可以在摸到硬塊之前找到早期乳癌。',
        body: `
          檢查時用兩塊板夾住乳房照相，每次夾幾秒鐘，會有點痛。亞裔女性的乳腺常比較緻密，影像較難看清楚，醫生可能建議再照超音波。
          ## 誰要做
          - 40到74歲的女性，每兩年一次（USPSTF，2024年）。
          - 母親、姊妹得過乳癌，有基因變異，或胸部做過放射治療，可能要更早、更常做。
          - 75歲以上，和醫生商量。
          ## 檢查前
          - 月經後一週乳房比較不痛，可以選這個時候。
          - 當天腋下和胸部不要塗止汗劑、粉和乳液，穿兩截式的衣服。
          - 帶以前的影像，說明有沒有義乳、是否懷孕或哺乳。
          ## 結果
          - 被叫回去再照很常見，多數不是癌。
          - 報告會寫乳腺密不密。可以問：我要不要加照超音波或磁振造影？保險給付嗎？
          ## 什麼時候看醫生
          - 摸到硬塊、乳頭出血、皮膚凹陷或發紅，不要等下次篩檢。
          - 沒有保險，可以問紐約州癌症服務計劃：1-866-442-2262。
        `,
      },
      'en-US': {
        title: 'Mammogram',
        aliases: ['breast cancer screening', 'mammography', 'breast lump', 'breast X-ray'],
        summary:
          'An X-ray of the breasts every two years for women 40 to 74. It can find early cancer before a lump is felt.',
        body: `
          The breast is pressed between two plates for a few seconds for each picture, which can hurt a little. Asian women often have dense breasts, which are harder to read, so your doctor may suggest an ultrasound too.
          ## Who needs it
          - Women 40 to 74, every two years (USPSTF, 2024).
          - Earlier or more often if your mother or sister had breast cancer, you carry a gene change, or you’ve had chest radiation.
          - At 75 and older, decide with your doctor.
          ## Before the test
          - Breasts are less tender the week after your period, so you can pick that week.
          - No deodorant, powder, or lotion that day. Wear a two-piece outfit.
          - Bring past images, and mention implants, pregnancy, or breastfeeding.
          ## Results
          - Being called back is common, and most of the time it isn’t cancer.
          - The report says whether your breasts are dense. Ask: Do I need an ultrasound or MRI? Is it covered?
          ## When to see a doctor
          - For a lump, bloody nipple fluid, or dimpled or red skin, don’t wait for the next screening.
          - No insurance? Ask the New York State Cancer Services Program: 1-866-442-2262.
        `,
      },
    },
  },
  {
    key: 'cervical-cancer-screening',
    category: 'tests',
    specialtySlugs: ['obstetrics-and-gynecology', 'family-medicine', 'midwifery'],
    sources: [
      {
        publisher: 'HRSA',
        title: 'Women’s Preventive Services Guidelines',
        url: 'https://www.hrsa.gov/womens-guidelines',
      },
      preventiveTaskForce('Cervical Cancer: Screening', 'cervical-cancer-screening'),
      stateHealth('Cancer Screening and Prevention', 'diseases/cancer/screening/'),
    ],
    text: {
      'zh-Hans': {
        title: '宫颈癌筛查',
        aliases: ['宫颈涂片', '巴氏涂片', 'HPV检测', '子宫颈癌', '妇科检查'],
        summary: '21到65岁的女性定期做宫颈涂片或HPV检测，可以在变成癌之前找到不正常的细胞。',
        body: `
          宫颈癌几乎都和HPV病毒有关。这种病毒很常见，多半会自己消失，感染不代表谁不忠。打过HPV疫苗的人也要筛查。
          ## 多久做一次
          - 21到29岁：每三年一次宫颈涂片。
          - 30到65岁：首选每五年一次HPV检测，也可以每三年一次涂片。
          - 联邦HRSA在2026年1月把“自己取样”的HPV检测也列为选择；多数私人保险从2027年1月起要承保，做之前先问保险。
          - 65岁以上，以前都正常，可以问要不要停。
          ## 检查前
          - 避开月经；前两天不冲洗阴道、不用阴道药。
          - 可以要求女医生、中文口译，也可以带人陪。
          ## 结果
          - 不正常不等于癌，可能要再测或做阴道镜。
          - 可以问：我是哪一型HPV？什么时候再来？
          ## 什么时候看医生
          - 性生活后出血、停经后出血、白带有异味：不要等筛查。
          - 没有保险，可以问纽约州癌症服务计划：1-866-442-2262。
        `,
      },
      'zh-Hant': {
        title: '子宮頸癌篩檢',
        aliases: ['子宮頸抹片', '抹片檢查', '柏氏抹片', 'HPV檢測', '子宮頸癌', '婦科檢查'],
        summary: '21到65歲的女性定期做子宮頸抹片或HPV檢測，可以在變成癌之前找到不正常的細胞。',
        body: `
          子宮頸癌幾乎都和HPV病毒有關。這種病毒很常見，多半會自己消失，感染不代表誰不忠。打過HPV疫苗的人也要篩檢。
          ## 多久做一次
          - 21到29歲：每三年一次抹片。
          - 30到65歲：首選每五年一次HPV檢測，也可以每三年一次抹片。
          - 聯邦HRSA在2026年1月把「自己採樣」的HPV檢測也列為選擇；多數私人保險從2027年1月起要給付，做之前先問保險。
          - 65歲以上，以前都正常，可以問要不要停。
          ## 檢查前
          - 避開月經；前兩天不沖洗陰道、不用陰道藥。
          - 可以要求女醫生、中文口譯，也可以帶人陪。
          ## 結果
          - 不正常不等於癌，可能要再測或做陰道鏡。
          - 可以問：我是哪一型HPV？什麼時候再來？
          ## 什麼時候看醫生
          - 性行為後出血、停經後出血、白帶有異味：不要等篩檢。
          - 沒有保險，可以問紐約州癌症服務計劃：1-866-442-2262。
        `,
      },
      'en-US': {
        title: 'Cervical cancer screening',
        aliases: ['Pap test', 'Pap smear', 'HPV test', 'cervical cancer', 'pelvic exam'],
        summary: 'A regular Pap or HPV test for women 21 to 65 finds changed cells before they turn into cancer.',
        body: `
          Nearly all cervical cancer is linked to HPV. This virus is very common, usually clears on its own, and doesn’t mean anyone was unfaithful. You need screening even if you’ve had the HPV vaccine.
          ## How often
          - Ages 21 to 29: a Pap test every three years.
          - Ages 30 to 65: preferably an HPV test every five years, or a Pap every three years.
          - In January 2026 the federal agency HRSA added self-collected HPV tests as a choice. Most private plans must cover them from January 2027. Ask your plan first.
          - After 65, ask about stopping if past tests were normal.
          ## Before the test
          - Don’t go during your period. No douching or vaginal medicine for two days before.
          - You may ask for a female doctor and a Chinese interpreter, and bring someone with you.
          ## Results
          - An abnormal result doesn’t mean cancer. You may need another test or a closer look (colposcopy).
          - Ask: Which HPV type is it? When do I come back?
          ## When to see a doctor
          - Bleeding after sex or after menopause, or discharge with a bad smell: don’t wait for screening.
          - No insurance? Ask the New York State Cancer Services Program: 1-866-442-2262.
        `,
      },
    },
  },
  {
    key: 'lung-cancer-screening',
    category: 'tests',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'pulmonology', 'diagnostic-radiology'],
    sources: [
      preventiveTaskForce('Lung Cancer: Screening', 'lung-cancer-screening'),
      cdc('Screening for Lung Cancer', 'lung-cancer/screening/index.html'),
    ],
    text: {
      'zh-Hans': {
        title: '肺癌筛查',
        aliases: ['低剂量CT', '肺部CT', '肺癌', '肺结节', '抽烟检查肺'],
        summary: '给抽烟很多年的人做的低剂量CT，一年一次，可以在没有症状时找到早期肺癌。',
        body: `
          普通胸片看不清小的肿瘤，所以筛查用低剂量CT。躺几分钟，不打针，不用空腹。
          ## 谁要做
          - 50到80岁，抽烟量够20“包年”（例如一天一包抽20年），现在还抽或戒烟不到15年（USPSTF，2021年）。
          - 身体差到不能开刀的人，好处不大，和医生谈。
          - 不抽烟的亚裔女性也会得肺癌，但全国的建议还没有包括。家人得过、长期吸二手烟或油烟，可以问医生。
          ## 检查前
          - 先和医生谈好处和坏处，保险要有这次谈话的记录。
          - 问：在网内吗？结果多久出来？
          ## 结果
          - 常会看到小结节，多数不是癌，可能几个月后再照。
          - 片子要留好，以后可以比较。
          ## 什么时候看医生
          - 咳嗽几周不好、声音哑、体重变轻：不要等筛查，先看医生。
          - 咳出很多血或喘不过气，打911。
          - 想戒烟，打纽约州戒烟热线1-866-697-8487，可以要求中文。
        `,
      },
      'zh-Hant': {
        title: '肺癌篩檢',
        aliases: ['低劑量CT', '低劑量電腦斷層', '肺癌', '肺結節', '抽菸檢查肺'],
        summary: '給抽菸很多年的人做的低劑量電腦斷層，一年一次，可以在沒有症狀時找到早期肺癌。',
        body: `
          一般胸部X光看不清小腫瘤，所以篩檢用低劑量電腦斷層（CT）。躺幾分鐘，不打針，不用空腹。
          ## 誰要做
          - 50到80歲，抽菸量達20「包年」（例如一天一包抽20年），現在還抽或戒菸不到15年（USPSTF，2021年）。
          - 身體差到不能開刀的人，好處不大，和醫生談。
          - 不抽菸的亞裔女性也會得肺癌，但全國的建議還沒有包括。家人得過、長期吸二手菸或油煙，可以問醫生。
          ## 檢查前
          - 先和醫生談好處和壞處，保險要有這次談話的紀錄。
          - 問：在網內嗎？結果多久出來？
          ## 結果
          - 常會看到小結節，多數不是癌，可能幾個月後再照。
          - 影像要留好，以後可以比較。
          ## 什麼時候看醫生
          - 咳嗽幾週不好、聲音沙啞、體重變輕：不要等篩檢，先看醫生。
          - 咳出很多血或喘不過氣，打911。
          - 想戒菸，打紐約州戒菸專線1-866-697-8487，可以要求中文。
        `,
      },
      'en-US': {
        title: 'Lung cancer screening',
        aliases: ['low-dose CT', 'LDCT', 'lung cancer', 'lung nodule', 'smoker lung scan'],
        summary:
          'A yearly low-dose CT scan for people who smoked for many years. It can find early lung cancer before you have symptoms.',
        body: `
          A plain chest X-ray can miss small tumors, so screening uses a low-dose CT. You lie still for a few minutes, with no needle and no fasting.
          ## Who needs it
          - Ages 50 to 80, with 20 “pack-years” (such as a pack a day for 20 years), who smoke now or quit within 15 years (USPSTF, 2021).
          - It’s little help if you’re too sick for surgery. Talk with your doctor.
          - Asian women who never smoked get lung cancer too, but national guidelines don’t include them yet. If a relative had it, or you breathed secondhand smoke or cooking fumes for years, ask your doctor.
          ## Before the test
          - Talk over the benefits and harms with your doctor first. Insurance needs that visit on record.
          - Ask: Is it in my network? When do I get results?
          ## Results
          - Small nodules are common, and most aren’t cancer. You may need another scan in a few months.
          - Keep the images to compare later.
          ## When to see a doctor
          - A cough that lasts for weeks, a hoarse voice, or weight loss: don’t wait for screening. See a doctor first.
          - Call 911 for coughing up a lot of blood or trouble breathing.
          - To quit smoking, call the New York State Quitline, 1-866-697-8487, and ask for Chinese.
        `,
      },
    },
  },
]

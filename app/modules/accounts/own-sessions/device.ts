/** What a person would call the browser and the machine that they signed in with. Null where the user agent does not tell. */
export type Device = Readonly<{ browser: Browser | null; system: System | null }>

export type Browser = 'wechat' | 'edge' | 'opera' | 'samsung' | 'firefox' | 'chrome' | 'safari'
export type System =
  'iphone' | 'ipad' | 'android' | 'androidTablet' | 'chromeos' | 'windows' | 'mac' | 'macOrIpad' | 'linux'

/** The first that fits: nearly every browser also says to be those after it. */
const browsers: readonly (readonly [RegExp, Browser])[] = [
  [/MicroMessenger\//, 'wechat'],
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

const systems: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b/, 'iphone'],
  // A browser made for iOS that says to be on a Mac shows the desktop's pages on an iPad.
  [/\biPad\b|Macintosh.*(?:CriOS|FxiOS|EdgiOS)\//, 'ipad'],
  [/\bAndroid\b.*\bMobile\b/, 'android'],
  [/\bAndroid\b/, 'androidTablet'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

const firstIn = <Name>(known: readonly (readonly [RegExp, Name])[], text: string): Name | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** The device of a user agent. Safari says the same on an iPad as on a Mac. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const browser = firstIn(browsers, text)
  const system = firstIn(systems, text)
  return { browser, system: system === 'mac' && browser === 'safari' ? 'macOrIpad' : system }
}

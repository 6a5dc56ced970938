import { toSimplified, toTraditional } from '#app/modules/content/convert-script.server.ts'
import type { Bio } from '#app/modules/directory/bio.ts'

/** Where one Chinese text is missing it is converted from the other, as a draft that nobody has read. English is never made up. */
export function completeBio(bio: Bio): Bio {
  const { draft: _draft, ...texts } = bio
  const [hans, hant] = [texts['zh-Hans'], texts['zh-Hant']]
  if ((hans === '') === (hant === '')) return hans === '' ? texts : bio
  return hans === ''
    ? { ...texts, 'zh-Hans': toSimplified(hant), draft: 'zh-Hans' }
    : { ...texts, 'zh-Hant': toTraditional(hans), draft: 'zh-Hant' }
}

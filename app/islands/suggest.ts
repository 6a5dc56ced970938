import { enhanceNearMe } from './suggest/near-me.ts'
import { enhanceSearchBox } from './suggest/search-box.ts'

/**
 * Suggestions while typing, for `<input type="text" name="q" data-suggest="/api/…">`, and the "near me" button. Plain DOM
 * and no library: it runs on pages without a framework and in old in-app browsers. See docs/decisions/010-map.md for the
 * attributes that carry its words.
 */
document.querySelectorAll<HTMLInputElement>('input[data-suggest]').forEach(enhanceSearchBox)
document.querySelectorAll<HTMLButtonElement>('button[data-near-me]').forEach(enhanceNearMe)

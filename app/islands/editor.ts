import { keepDrafts } from './editor/drafts.ts'
import { showGlances } from './editor/glances.ts'
import { makeTabs } from './editor/tabs.ts'
import { workToolbars } from './editor/toolbars.ts'

/**
 * The editor of texts: languages as tabs, buttons that write Markdown, how it will look as the server draws it, and drafts kept while
 * somebody types. Without it there are three sections and plain fields.
 */
const form = document.querySelector<HTMLFormElement>('form[data-text-editor]')
if (form) {
  makeTabs(form)
  workToolbars(form)
  showGlances(form)
  keepDrafts(form)
}

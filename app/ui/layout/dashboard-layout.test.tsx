import { describe, expect, it } from 'vitest'
import { renderInLocale } from '../testing.tsx'
import { type DashboardGroup, DashboardLayout } from './dashboard-layout.tsx'

const groups: DashboardGroup[] = [
  {
    title: null,
    items: [
      { to: '/admin', label: 'Start', icon: 'layout-dashboard' },
      { to: '/admin/posts', label: 'Posts', icon: 'newspaper', parts: ['/admin/posts-new', '/admin/post-edit/'] },
      { to: '/admin/post', label: 'Mail', icon: 'mail' },
      { to: '/desk?place=home', label: 'Desk', icon: 'mail', alone: true },
      { to: '/desk/list', label: 'List', icon: 'mail' },
    ],
  },
]
const signOut = { to: '/admin/logout', label: 'Sign out' }

/** The marked entries of the menu at a path; it is written twice, for both widths. */
function markedAt(path: string): string[] {
  const frame = (
    <DashboardLayout name="Site" title="Area" groups={groups} person={null} signOut={signOut}>
      page
    </DashboardLayout>
  )
  const html = renderInLocale(frame, 'en-US', path)
  const marked = [...html.matchAll(/<a ([^>]*side__link[^>]*)>(.*?)<\/a>/gs)].flatMap(([, tag, text]) => {
    const mark = /aria-current="(\w+)"/.exec(tag!)?.[1]
    return mark ? [`${text!.replaceAll(/<[^>]+>/g, '')} ${mark}`] : []
  })
  return [...new Set(marked)]
}

describe('the menu of a dashboard', () => {
  it.each([
    ['/admin', ['Start page']],
    ['/admin/posts', ['Posts page']],
    ['/admin/posts/1', ['Posts true']],
    ['/admin/posts-new', ['Posts true']],
    ['/admin/post-edit/1', ['Posts true']],
    // A longer word is no part of a shorter one.
    ['/admin/post', ['Mail page']],
    ['/admin/post-office', ['Start true']],
    // What stands under an entry that is alone is none of its own.
    ['/desk', ['Desk page']],
    ['/desk/people', []],
    ['/desk/people/1', []],
    ['/desk/list/1', ['List true']],
  ])('marks at %s the entry that the page belongs to', (path, marked) => {
    expect(markedAt(path)).toEqual(marked)
  })
})

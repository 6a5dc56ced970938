import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildIdOf, currentBuild } from './current-build.server.ts'
import { versionNotice } from './pages/version-notice.server.ts'

function built(server: string, islands: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server', 'index.js'), server)
  writeFileSync(join(folder, 'islands.json'), islands)
  return buildIdOf(folder)
}

it('names a build by what it holds, wherever it stands', () => {
  const id = built('export {}', '{}')
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(built('export {}', '{}')).toBe(id)
  expect(built('export {} ', '{}')).not.toBe(id)
  expect(built('export {}', '{"a":"/b.js"}')).not.toBe(id)
})

it('has no name of its own while it is developed', () => {
  expect(currentBuild()).toEqual({ id: 'development', routes: {} })
})

it('is told to every page, in its language, and to nothing else', () => {
  const at = (path: string) => versionNotice(new Request(`https://care.test${path}`))
  expect(at('/provider/4/dashboard')).toEqual({
    build: 'development',
    available: '网站有新版本',
    reload: '重新加载',
    later: '稍后',
  })
  expect(at('/zh-Hant/provider/3')).toMatchObject({ reload: '重新載入' })
  expect(at('/en-US/admin')).toMatchObject({ reload: 'Reload' })
  expect(at('/association-management/polls')).not.toBeNull()
  for (const path of ['/', '/doctor', '/en-US/contact']) expect(at(path)).toMatchObject({ build: 'development' })
  for (const path of ['/api/auth/session', '/builds/latest.json']) expect(at(path)).toBeNull()
})

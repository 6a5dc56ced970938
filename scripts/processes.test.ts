import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const library = pathToFileURL(resolve('scripts/processes.mjs')).href
let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'processes-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const environment = (values: Record<string, string> = {}) => {
  const { npm_lifecycle_event: _ours, ...env } = process.env
  return { ...env, ...values }
}

/** A file of this text; it has the functions of processes.mjs at hand. */
function script(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`)
  const imports = `import { endTogether, finish, quietly, start, timed } from '${library}'\n`
  writeFileSync(file, imports + text)
  return file
}

/** What a process has printed, at its first word and when nobody is left who could print more: itself and all that it has started. */
function listen(child: ChildProcess) {
  let printed = ''
  const spoken = new Promise<void>((done) =>
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('serving')) done()
    }),
  )
  const over = new Promise<{ printed: string; code: number | null }>((done) =>
    child.on('close', (code) => done({ printed, code })),
  )
  return { spoken, over }
}

const run = (command: string, args: string[], values?: Record<string, string>) => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env: environment(values) })
  return { child, ...listen(child) }
}

/** Two processes deep, as npm and npx are: a shell that would outlive a signal to it alone, and a server that says when it stops. */
const server = `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
  setInterval(() => {}, 1000); console.log('serving')`
const serve = `const child = start('sh', ['-c', 'node -e "$0"; exit $?', ${JSON.stringify(server)}])
  child.on('exit', (code) => process.exit(code ?? 1))\n`

describe('processes of npm start', () => {
  it('end together at SIGTERM, down to what a shell has started', async () => {
    const { child, spoken, over } = run(process.execPath, [script('ends', `endTogether()\n${serve}`)])
    await spoken
    child.kill('SIGTERM')
    expect((await over).printed).toBe('serving\nstopped\n')
  })

  it('end when npm’s shell is killed between npm and them', async () => {
    const file = script('orphaned', `endTogether()\n${serve}`)
    const { child, spoken, over } = run('sh', ['-c', `"${process.execPath}" "${file}"; exit $?`], {
      npm_lifecycle_event: 'start',
    })
    await spoken
    child.kill('SIGTERM')
    expect((await over).printed).toBe('serving\nstopped\n')
  })

  it('end with one that fails, and the steps beside it with them', async () => {
    // It says by a pipe of its own that it serves; what it prints goes where the test reads.
    const told = `${server}; require('node:fs').writeSync(3, 'serving')`
    const text = `endTogether()
      const stdio = ['ignore', 'inherit', 'inherit', 'pipe']
      const child = start(process.execPath, ['-e', ${JSON.stringify(told)}], { stdio })
      child.stdio[3].once('data', () =>
        quietly(process.execPath, ['-e', 'process.exit(3)']).catch(() => process.exit(3)))`
    const { printed, code } = await run(process.execPath, [script('fails', text)]).over
    expect({ printed, code }).toEqual({ printed: 'serving\nstopped\n', code: 3 })
  })

  it('answer with the exit code of the server', async () => {
    const text = "start(process.execPath, ['-e', 'process.exit(7)']).on('exit', (code) => process.exit(code))"
    expect((await run(process.execPath, [script('code', text)]).over).code).toBe(7)
  })

  it('are named when they begin, and with their seconds when they are done', async () => {
    const text = `await Promise.all(['One', 'Other'].map((title) =>
      timed(title, () => quietly(process.execPath, ['-e', 'console.log("noise")']))))`
    const { printed } = await run(process.execPath, [script('timed', text)]).over
    const lines = printed.trim().split('\n')
    expect(lines.slice(0, 2)).toEqual(['One …', 'Other …'])
    expect(
      lines
        .slice(2)
        .map((line) => line.replace(/\d+\.\d s$/, 'N s'))
        .sort(),
    ).toEqual(['One: N s', 'Other: N s'])
  })

  it('show what they printed when they fail', async () => {
    const text = `await quietly(process.execPath, ['-e', 'console.log("reason"); process.exit(2)']).catch((error) => console.log(error.message))`
    expect((await run(process.execPath, [script('reason', text)]).over).printed).toMatch(
      /^reason\n\n.* failed with 2\.\n$/,
    )
  })

  it('that cannot be started count as failed', async () => {
    const text = "console.log(JSON.stringify((await finish('no-such-command', [])).status))"
    expect((await run(process.execPath, [script('missing', text)]).over).printed).toBe('1\n')
  })
})

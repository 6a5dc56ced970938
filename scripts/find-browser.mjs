// Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's download, the system's packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isMain } from './set-up.mjs'

// The first is quicker by a fifth: it draws for nobody.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function onPath() {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  return null
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** The path of a usable Chromium, installed if need be; throws when there is none to be had. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
    return given
  }
  const present = onPath() ?? (await playwrightBrowser())
  if (present) return present
  console.log('No browser found; trying to install one …')
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium-headless-shell', 'chromium'], {
    stdio: 'inherit',
  })
  const downloaded = await playwrightBrowser()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // Not every system has the first in its packages.
    for (const name of names.slice(0, 2)) {
      if (onPath()) break
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
    }
  }
  const installed = onPath()
  if (!installed) throw new Error('No Chromium: set CHROMIUM_PATH, or install chromium from your system’s packages.')
  return installed
}

if (isMain(import.meta.url)) console.log(await findBrowser())

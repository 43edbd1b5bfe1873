import './kit/styles/letters.css'
import '@trialhall/table-ui/tokens.css'
import './kit/styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepApp } from './offline/browser-updates.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD) keepApp()

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})

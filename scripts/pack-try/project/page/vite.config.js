export default {
  // Workers load parts of their own.
  worker: { format: 'es' },
  // Browsers that know light-dark(), which the colours are written with.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
}

process.argv.push('--project unit');
const { default: c } = await import('./vitest.config.ts');
for (const p of (c as any).test.projects) p.test.setupFiles = ['./scripts/testing/tmp-cpu.ts', ...p.test.setupFiles];
export default c;

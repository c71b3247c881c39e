/** The look of a quote, as a page and on A4. */
export const OFFER_CSS = `@page{size:A4;margin:16mm 18mm}
*{box-sizing:border-box}
html{background:#eef5f2;color:#0a231e;font:400 15px/1.5 Rubik,sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;padding:24px 16px 48px}
p,h1,dl,dd,ul{margin:0}
main{position:relative;width:min(210mm,100%);margin:0 auto;padding:40px clamp(20px,6vw,64px);border-radius:10px;background:#fff;box-shadow:0 2px 4px #0a231e1a,0 8px 20px #0a231e1f;overflow:hidden}
header{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:16px 32px}
.brand{display:flex;align-items:center;gap:8px;font:800 22px/1 'Bricolage Grotesque',Rubik,sans-serif;letter-spacing:-.03em}
.seller{color:#275e50;font-size:13px;white-space:pre-line;overflow-wrap:anywhere}
.customer{margin-top:40px;min-height:5em;white-space:pre-line;overflow-wrap:anywhere}
h1{margin-top:32px;font:800 34px/1.05 'Bricolage Grotesque',Rubik,sans-serif;letter-spacing:-.03em;text-wrap:balance}
.about{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px 24px;margin-top:24px}
dt{color:#275e50;font-size:13px}
dd{font-weight:700;overflow-wrap:anywhere}
section{margin-top:28px;break-inside:avoid}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{padding:8px 16px 8px 0;font-weight:400;text-align:left;overflow-wrap:anywhere}
td{padding:8px 0;text-align:right;white-space:nowrap}
thead th{color:#275e50;font-size:13px}
thead th:last-child{padding-right:0;text-align:right}
tbody tr,tfoot .sum{border-top:1px solid #0a231e1f}
tfoot .total{border-top:2px solid #0a231e}
tfoot .total th,tfoot .total td{padding-top:12px;font-weight:700;font-size:18px}
.small{margin-top:8px;color:#275e50;font-size:13px}
.note{margin-top:28px;padding:12px 16px;border-radius:10px;background:#eef5f2;white-space:pre-line;overflow-wrap:anywhere;break-inside:avoid}
.terms ul{padding-left:20px}
.terms li{overflow-wrap:anywhere}
.terms li+li{margin-top:6px}
footer:not(:empty){margin-top:32px;padding-top:12px;border-top:1px solid #0a231e1f;color:#275e50;font-size:12px;overflow-wrap:anywhere}
.specimen{position:absolute;inset:44% 0 auto;color:#d9331824;font:800 110px/1 'Bricolage Grotesque',Rubik,sans-serif;letter-spacing:.02em;text-align:center;transform:rotate(-24deg);pointer-events:none;white-space:nowrap}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;width:min(210mm,100%);margin:0 auto 16px}
.bar p{padding:6px 14px;border-radius:99px;background:#fff;font-weight:700}
.bar .open{background:#275e50;color:#fff}
.bar .withdrawn,.bar .over{box-shadow:inset 0 0 0 1.5px #e59a9a;color:#b02525}
.bar a{display:inline-flex;align-items:center;min-height:44px;padding:8px 22px;border-radius:99px;background:#0f332b;color:#fff;font-weight:700;text-decoration:none}
.bar a:focus-visible{outline:3px solid #2f9def;outline-offset:3px}
@media (max-width:600px){.about{grid-template-columns:repeat(2,minmax(0,1fr))}.specimen{font-size:64px}h1{font-size:28px}}
@media print{html{background:none;font-size:10.5pt}body{padding:0}main{width:auto;padding:0;border-radius:0;box-shadow:none;overflow:visible}.bar{display:none}.specimen{position:fixed;inset:40% 0 auto}.about{grid-template-columns:repeat(3,minmax(0,1fr))}}`;

/** The techniques of the fifth level and above; see `readTopics`. */
export const hard = `
# finned-swordfish: swordfish, finned-x-wing
三阶鱼在一宫里多出几格（鳍）。要么鳍为真，要么鱼成立：两种情况都能删的才删。
三条线、三条覆盖线，鳍与一角同宫：那宫里该覆盖线上的格子删去它。
三阶鱼只被一宫里的几格破坏时。
鳍所在的宫之外再多一格，就什么也删不掉。
# sashimi-swordfish: finned-swordfish, sashimi-x-wing
鳍三阶鱼，但鳍旁缺一角。去掉鳍，那条线的格子更少，其余照样成立。
像鳍三阶鱼，但缺一角。
三条线差一点就配上三条覆盖线时。
鳍所在的宫之外再多一格，就什么也删不掉。
# finned-jellyfish: jellyfish, finned-swordfish
四阶鱼在一宫里多出几格（鳍）。要么鳍为真，要么鱼成立。
四条线、四条覆盖线，鳍在一宫里。
普通鱼里最后才找：先找小的。
鳍分在两宫、没有格子同时看见它们，就删不了。
# sashimi-jellyfish: finned-jellyfish
鳍四阶鱼，但鳍旁缺一角。道理一样。
四条线、四条覆盖线，有鳍处缺一角。
很少见；那时这个数字所在的线已不多。
鳍所在的宫之外再多一格，就什么也删不掉。
# x-chain: skyscraper, turbot-fish
盯住一个数字，逐个区域往下走：只有两格的是强链，互相看见的是弱链。两端至少有一端成立。
同一数字：强、弱、强……强。
一个数字有许多只剩两格的区域、多宝鱼又没用时。
区域里还有第三格，就不是强链，链就断了。
# xy-chain: xy-wing, remote-pair
一串双值格，每格与下一格有一个相同的数字。如果头不是 Z，尾就是 Z，所以同时看见两端的格子不是 Z。
ZA、AB、BC……XZ，每格看见下一格。
盘面上双值格很多的时候。
有一格还有第三个候选数，链就断了。
# continuous-loop: x-chain, xy-chain
首尾相接的链，绕一圈都成立。所以每条弱链总有一端为真，看见它两端的候选数就能删。
强弱交替，回到起点。
链的末端看见了开头的时候。
多一个候选数，强链就变成弱链，环就断了。
# alternating-inference-chain: xy-chain, x-chain
链可以由格子连，也可以由区域连：不是这个，就是那个。不管怎样，两端至少一端成立。
强、弱、强……跨几个数字。
染色和双值格链走不动时：换一个双值格或只有两格的数字接着走。
多一个候选数，强链就变成弱链，链就断了。
# discontinuous-loop: alternating-inference-chain
假设某格不是某数字，沿链走下去，却推出它是。所以它就是这个数字。
头尾都是强链、落在同一个候选数上。
链绕回起点的时候。
多一个候选数，强链就变成弱链，链就断了。
# grouped-x-chain: x-chain, pointing
一宫里同在一线的几格，可以当作链上的一个点。两端至少有一端成立。
同数链，其中有的点是宫线相交的两三格。
同数链在某宫因位置太多而断、而这些位置成一线时。
多一格能放，强链就变成弱链，链就断了。
# grouped-continuous-loop: continuous-loop, grouped-x-chain
有的点是区块的连续环。每条弱链总有一端为真。
强弱交替，含区块，回到起点。
环被并排的两格挡住、合不拢时。
多一个候选数，强链就变成弱链，环就断了。
# grouped-chain: alternating-inference-chain, grouped-x-chain
跨几个数字、有的点是区块的链。两端至少有一端成立。
强、弱、强……含区块。
普通的链在某宫断掉时。
多一个候选数，强链就变成弱链，链就断了。
# grouped-discontinuous-loop: discontinuous-loop, grouped-chain
含区块、回到自己起点的链。假设不成立却推出成立，那就成立。
假设数字不在那里，沿链和区块又推出它在。
含区块的链绕回来时。
多一个候选数，强链就变成弱链，链就断了。
# sue-de-coq: naked-pair, locked-pair
宫与线相交的几格，数字比格子至少多两个；线上一组、宫里一组各取走一些。合起来，数字正好用完。
相交处加线上一组、宫里一组：数字数等于格数，两组不重复。
相交处有两三个空格、旁边有双值格时。
数字比格子多一个，就都不确定。
# als-xz-doubly-linked: als-xz
两个待定数组共有两个互相看见的数字。于是各让出一个，两组都锁定。
两组、两个相连的数字：两组其余数字全部占满。
一对待定数组有两个互见的公共数字时。
数字比格子多两个的组，失去一个也不锁定。
# als-xz: naked-triple, xy-wing
待定数组的数字比格子多一个。两组都有 X 又互相看见，就只有一组能有 X，另一组锁定、必有 Z。
A 组与 B 组，X 互见，都有 Z：看见所有 Z 的格子不是 Z。
区域里几格只因多一个数字而不成显性数组时。
数字比格子多两个的组，失去 X 也未必有 Z。
# als-xy-wing: als-xz, xy-wing
由数组构成的 XY 翼：中间一组要么给一边 X，要么给另一边 Y。所以外面两组总有一组含 Z。
C 以 X 连 A，以 Y 连 B；A、B 都有 Z。
两个含 Z 的组由第三组相连时。
数字比格子多两个的组，失去一个，其余也都不确定。
# death-blossom: als-xy-wing
一格有几个候选数，各让一个数组失去这个数字。不管是哪个，总有一组含 Z。
一个茎格，每个数字一片花瓣，花瓣都有 Z。
在两到四个候选数的格子周围找。
数字比格子多两个的花瓣，失去一个也未必有 Z。
# als-chain: als-xy-wing
待定数组一个连一个。头一组或末一组含 Z。
A – x – B – y – C……：看见两端 Z 的格子删去 Z。
待定数组的翼还差一组时。
数字比格子多两个的组，失去一个，其余也都不确定。
# finned-franken-x-wing: finned-x-wing
除行列外还用到宫的鱼。有鳍时，看见所有鳍又在覆盖区域里的格子能删。
基区域或覆盖区域：两个，其中有宫。
一个数字在一宫和一线里都只剩两格时。
有一个鳍看不见要删的格子，就不能删。
# finned-mutant-x-wing: finned-franken-x-wing
基区域里有行又有列的鱼。有鳍时，看见所有鳍又在覆盖区域里的格子能删。
一行一列为基，任意两个区域为覆盖。
风筝只差一两格时。
有一个鳍看不见要删的格子，就不能删。
# franken-swordfish: swordfish, pointing
区域里有宫的三阶鱼。三个基区域各要一个该数字，三个覆盖区域就占满了。
三个基区域、三个覆盖区域，其中有宫。
两行一宫共用几列时。
有一格在覆盖之外，就什么也删不掉。
# finned-franken-swordfish: franken-swordfish, finned-swordfish
鳍宫内三阶鱼。要么鳍为真，要么鱼成立。
三个区域、三个覆盖，和覆盖里某格看得见的鳍。
宫内三阶鱼只被几格破坏时。
有一个鳍看不见要删的格子，就不能删。
# franken-jellyfish: franken-swordfish, jellyfish
区域里有宫的四阶鱼。四个基区域各要一个该数字，覆盖就满了。
四个基区域、四个覆盖区域，其中有宫。
很少见，数字位置多时才有。
有一格在覆盖之外，就什么也删不掉。
# finned-franken-jellyfish: franken-jellyfish, finned-jellyfish
鳍宫内四阶鱼。看见所有鳍又在覆盖里的格子能删。
四个区域、四个覆盖、鳍。
很少用；往往有条链更快。
有一个鳍看不见要删的格子，就不能删。
# mutant-swordfish: franken-swordfish
行、列、宫混用的三阶鱼。三个基区域各要一个该数字，三个覆盖正好占满。
任意三个基区域，三个覆盖区域。
一个数字的行列与宫互相咬合时。
有一格在覆盖之外，就什么也删不掉。
# finned-mutant-swordfish: mutant-swordfish, finned-franken-swordfish
鳍交叉三阶鱼。要么鳍为真，要么鱼成立。
三个混合区域、三个覆盖、鳍。
交叉三阶鱼只被几格破坏时。
有一个鳍看不见要删的格子，就不能删。
# mutant-jellyfish: mutant-swordfish, jellyfish
任意四个区域各要一个该数字，都落在四个覆盖里。覆盖就满了。
四个混合基区域，四个覆盖。
极少见；这个数字别的办法都没用时。
有一格在覆盖之外，就什么也删不掉。
# finned-mutant-jellyfish: mutant-jellyfish, finned-mutant-swordfish
鳍交叉四阶鱼。看见所有鳍又在覆盖里的格子能删。
四个混合区域、四个覆盖、鳍。
极少见。
有一个鳍看不见要删的格子，就不能删。
# chain-through-sets: alternating-inference-chain, als-xz
链可以穿过待定数组：少了一个数字，其余的就都有。两端至少有一端成立。
强、弱……数组充当组内数字之间的强链。
链走到一格，而它属于某个小数组时。
数字比格子多两个的组不构成强链，链就断了。
# discontinuous-loop-through-sets: discontinuous-loop, chain-through-sets
穿过数组又回到起点的链。假设不成立却推出成立，那就成立。
含数组的环，同一候选数两端都是强链。
穿过数组的链绕回来时。
数字比格子多两个的组不构成强链，链就断了。
# multi-sector-locked-sets: naked-quadruple, swordfish
几行与几列相交的空格里，每个数字能放的次数有限。次数合计正好等于格数，就没有富余。
几行几列的格子；每个数字取覆盖它的最少线数；总和等于格数。
空格成片的极难题。
多出一次，就什么也删不掉。
# kraken-cell: alternating-inference-chain
一格总有一个候选数为真。如果从每个候选数出发都走到同一结论，这结论就成立。
一格，每个候选数一条链，都到同一结论。
三个候选数的格子，链都指向一处时。
每个候选数都要有链。
# kraken-house: kraken-cell
数字总在区域里某一格。如果从每个位置出发都走到同一结论，这结论就成立。
一个区域，一个数字的每个位置一条链，都到同一结论。
一个数字在区域里有三格，几条链又通到一处时。
每个位置都要有链。
# junior-exocet: hidden-pair, kraken-cell
一宫中的两格（基格）与同一横带或纵带另外两宫各一格（目标格），必填相同的两个数字。所有可能的数对都删去的，就可以删去。
基格在同一线上，目标格在另外两线上；带外，基格的每个数字在三条交叉线上最多填两次。
最难的题中，同线两格有三四个候选数时。
基格多一个候选数，数对就更多，不是都能删。
`;

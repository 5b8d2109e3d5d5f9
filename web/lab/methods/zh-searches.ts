import type { MethodTexts, SearchId } from "./methods.ts";

export const SEARCHES: Pick<MethodTexts, SearchId> = {
  brute: {
    name: "蛮力搜索",
    idea: [
      "依次给每一格写一个值，再看写满的盘面对不对。数独在途中检查行和列，否则永远写不满；宫留到最后检查。本实验室源自一份课程报告，那里就是这样做的。",
      "它在这里是一把尺：其他方法省下的，就是它多试的。",
    ],
    cost: [
      ["节点", "n 个空格的数独最多 9ⁿ 个，数墙 2ⁿ 个；多几个空格就要乘上去。"],
      ["时间", "每个节点很便宜：两次短检查。"],
      ["空间", "一个盘面，每个空格记一个位置：O(n)。"],
    ],
    sources: ["与计数一样古老，常称“生成并检验”。"],
  },
  backtrack: {
    name: "回溯法",
    idea: [
      "规则一旦被违反，后面怎么写都补不回来。所以每写一格就检查，不对就立刻收回。",
      "它不做任何推理：某格其实只能填一个数字，它也要把另外八个试过才知道。",
    ],
    cost: [
      ["节点", "最坏仍是指数级，但每次违反规则都剪掉一整枝。"],
      ["时间", "每个节点检查一格的规则：行、列、宫。"],
      ["空间", "O(n)。"],
    ],
    sources: [
      "D. H. Lehmer 在 20 世纪 50 年代给它取名 backtrack。",
      "R. J. Walker, “An enumerative technique for a class of combinatorial problems”, 1960.",
      "S. W. Golomb, L. D. Baumert, “Backtrack programming”, Journal of the ACM 12, 1965.",
    ],
  },
  propagate: {
    name: "先传播再回溯",
    idea: [
      "先做不用猜的：只剩一个候选数的格子填上，它的数字从周围格子划去，如此反复，直到没有这样的格子。然后才回溯，这时空格更少，候选数也更少。",
      "这样填上的格子不算节点，因为没有做选择。容易的题只有一个节点，就是起点。第二份课程报告里的数独游戏就是这样解题的。",
    ],
    cost: [
      ["节点", "传播就够时是 1；否则是在余下格子上按同样顺序回溯的节点数。"],
      ["时间", "传播只做一次：最多 81 格，每格影响周围 20 格。"],
      ["空间", "O(n)，加上每格的候选数。"],
    ],
    sources: [
      "D. Waltz, “Generating semantic descriptions from drawings of scenes with shadows”, MIT, 1972：搜索之前先过滤到不动点。",
      "A. K. Mackworth, “Consistency in networks of relations”, Artificial Intelligence 8, 1977.",
    ],
  },
  check: {
    name: "按顺序的前向检验",
    idea: [
      "记录每格的候选数。每次选择把它的值从周围格子划去；若有一格什么也不剩，这个选择就是错的，不必等走到那一格才发现。",
      "它只向前看一步：只剩一个候选数的格子不会被填上，而是等轮到它，那时它就是一个节点。",
    ],
    cost: [
      ["节点", "绝不多于同样顺序的回溯法。"],
      ["时间", "每个节点最多划 20 格，撤回时还要恢复，比一次检查贵。值不值得，看用时表。"],
      ["空间", "n 格、每格 d 个值：O(n · d)，加上划去的记录。"],
    ],
    sources: [
      "R. M. Haralick, G. L. Elliott, “Increasing tree search efficiency for constraint satisfaction problems”, Artificial Intelligence 14, 1980.",
    ],
  },
  fewest: {
    name: "最少优先的前向检验",
    idea: [
      "同样的方法，但下一格取候选数最少的：“最少剩余值”（MRV），也叫“先失败”。只剩一个候选数，就不会选错；剩两个，两次里总有一次对。",
      "回放里每次选择都写明当时还剩几个。",
    ],
    cost: [
      ["节点", "多半远少于按顺序，难题上相差若干个数量级。但没有保证：也有盘面反而更多。"],
      [
        "时间",
        "每个节点还要在空格里找最小的。第三份报告发现这样做花的比省的多；用时表会告诉你在哪些题上是这样。",
      ],
      ["空间", "与前向检验相同。"],
    ],
    sources: [
      "J. R. Bitner, E. M. Reingold, “Backtrack programming techniques”, Communications of the ACM 18, 1975.",
      "R. M. Haralick, G. L. Elliott, 1980：“先失败”原则。",
      "D. E. Knuth, “Dancing links”, 2000：精确覆盖的算法 X 中，在格与宫之间作同样的选择。",
    ],
  },
  forward: {
    name: "完全传播",
    idea: [
      "每次选择之后，问每条规则能推出什么，推出的又能推出什么，直到再无结论。数独里就是：只剩一个候选数的格，以及行、列、宫里只有一处可放的数字。然后在余地最小的地方选择。",
      "推出来的不算节点。所以节点数这么小，而每个节点这么贵。",
    ],
    cost: [
      ["节点", "多数数独只要几个，常常只有起点。"],
      ["时间", "一个节点可能写满整个盘面。一条规则只在它的格子有变化时才再问。"],
      ["空间", "O(n · d)，加上可撤回的记录。"],
    ],
    sources: [
      "A. K. Mackworth, 1977（不动点）；D. Sabin, E. C. Freuder, “Contradicting conventional wisdom in constraint satisfaction”, 1994（每个节点都做：“维持弧相容”）。",
    ],
  },
  "fast-bands": {
    name: "快速搜索：数独",
    idea: [
      "与完全传播同一个想法，但为机器而写：27 个二进制位表示一个数字在三行里能放在哪里，一次运算就能从许多格划去。一个数字穿过一条宫带的所有走法都在表里。",
      "必须选择时，取只剩两个候选数的格，或一个数字穿过一条宫带的少数几种走法：一个节点就能写下三个数字。",
    ],
    cost: [
      ["节点", "很少：用唯一余数就能解的题只要起点。"],
      ["时间", "推出这么多结论的节点里，这里的最便宜；竞赛时看“微秒/节点”。"],
      ["空间", "每个成立的选择几百个数。"],
    ],
    sources: [
      "zhou 与 JCZSolve，New Sudoku Players’ Forum：宫带与查表。",
      "T. Dillon, tdoku, 2019：以三格小行为单位。",
      "F. Boussemart 等, “Boosting systematic search by weighting constraints”, ECAI 2004。",
    ],
  },
  "fast-probing": {
    name: "快速搜索：数墙",
    idea: [
      "先写下规则能推出的：满了的岛、最后的出路、哪个数字够得着某处、海的咽喉。再在有变化的地方附近假设两种颜色，两边都成立的就留下。",
      "这样还没有结论，才做选择。1,000 个节点之后转为学习搜索。",
    ],
    cost: [
      ["节点", "留下结果的假设不算节点，所以许多题只要起点。"],
      ["时间", "一个节点可能是几百次小范围填充和最短路。"],
      ["空间", "k 个数字：O(n · k)，记录每处可能属于谁。"],
    ],
    sources: [
      "R. E. Tarjan, 1972：深度优先搜索求割点，这里用来找咽喉。",
      "两边都试、留下共同部分：G. Stålmarck, 1989；“单点相容”，R. Debruyne, C. Bessière, 1997。",
    ],
  },
  learn: {
    name: "学习搜索（CDCL）",
    idea: [
      "走进矛盾时，先问哪些选择参与其中，把它们的组合记成一条子句，以后不再尝试；然后直接跳回这条子句最早起作用的地方，跳过与矛盾无关的选择。",
      "数墙里关于连通的规则不能都写成子句，它们是旁边的一套“理论”，每说一句都要给出理由。",
    ],
    cost: [
      ["节点", "同一个矛盾藏在许多选择背后时，少得多。"],
      ["时间", "每次矛盾都要分析；子句越来越多，弱的会被忘掉。"],
      ["空间", "所有保留的子句：这里唯一一种内存随运行增长的搜索。"],
    ],
    sources: [
      "M. Davis, H. Putnam, 1960；M. Davis, G. Logemann, D. Loveland, 1962：单元传播与分支。",
      "J. P. Marques-Silva, K. A. Sakallah, “GRASP”, 1996：从矛盾中学习。",
      "M. Moskewicz 等, “Chaff”, 2001：双监视文字、活跃度。",
      "N. Eén, N. Sörensson, “An extensible SAT-solver”（MiniSat）, 2003.",
    ],
  },
};
